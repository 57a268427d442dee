import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { readStoredHome, type StoredHome } from '#web/colleges/stored-home.ts'
import { removeStored, writeStored } from '#web/stored.ts'

/**
 * Makes the home place of a page work: stores what the form says on the device, fills in distances from what is stored, and
 * finds the nearest of our cities by the phone's location, which never leaves the phone.
 */
export function runHomeCity(): void {
  const form = document.querySelector<HTMLFormElement>('[data-home-form]')
  const select = form?.querySelector<HTMLSelectElement>('select[name="from"]')
  if (form && select && form.dataset.running !== 'yes') {
    form.dataset.running = 'yes'
    if (new URLSearchParams(location.search).has(select.name)) storeHome(select)
    else select.value = readStoredHome()?.id ?? ''
    form.addEventListener('submit', (event) => {
      storeHome(select)
      if (fillInHere(form)) event.preventDefault()
    })
    offerPhone(form, select)
  }
  const home = readStoredHome()
  if (home) fillDistances(home)
}

function storeHome(select: HTMLSelectElement): void {
  const option = select.selectedOptions[0]
  if (!option || option.value === '') {
    removeStored('homePlace')
    return
  }
  const { at, state = '' } = option.dataset
  const home: StoredHome = { id: option.value, name: option.text.trim(), state, at: at ? toPoint(at) : undefined }
  writeStored('homePlace', JSON.stringify(home))
}

function offerPhone(form: HTMLFormElement, select: HTMLSelectElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-home-phone]')
  const said = form.querySelector('[data-home-said]')
  if (!button || !('geolocation' in navigator)) return
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        select.value = nearestCity(select, [coords.latitude, coords.longitude])
        form.requestSubmit()
      },
      () => {
        if (said) said.textContent = button.dataset.denied ?? ''
      },
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

/**
 * Fills in what was just picked, on a page that asks for nothing but the home and whose address names none: so it goes
 * nowhere. @returns whether it did
 */
function fillInHere(form: HTMLFormElement): boolean {
  const home = readStoredHome()
  const said = form.querySelector('[data-home-said]')
  if (!home || !said || new URLSearchParams(location.search).has('from')) return false
  fillDistances(home)
  const figure = document.querySelector('[data-distance]')
  const name = figure?.closest('div')?.querySelector('[data-distance-name]')
  said.textContent = `${name?.textContent}: ${figure?.textContent}`
  return true
}

/** The city of the form that is nearest to a point, by the square of the difference in degrees: near enough to choose one. */
function nearestCity(select: HTMLSelectElement, [latitude, longitude]: Point): string {
  const cities = [...select.options].filter(({ dataset }) => dataset.at !== undefined)
  const away = ({ dataset }: HTMLOptionElement) => {
    const [north, east] = toPoint(dataset.at ?? '')
    return (north - latitude) ** 2 + ((east - longitude) * Math.cos((latitude * Math.PI) / 180)) ** 2
  }
  return cities.sort((a, b) => away(a) - away(b))[0]?.value ?? ''
}

function fillDistances(home: StoredHome): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-distance]')) {
    const cell = figure.closest('div')
    const { distance = '', state, known } = figure.dataset
    if (known === 'true') continue
    if (home.at === undefined) {
      figure.textContent = (home.state === state ? figure.dataset.same : figure.dataset.other) ?? ''
      setText(cell, '[data-distance-name]', figure.dataset.plain)
      setText(cell, '[data-distance-note]', figure.dataset.stateNote)
    } else if (distance === '') {
      figure.textContent = figure.dataset.unknown ?? ''
    } else {
      const km = distanceKm(home.at, toPoint(distance))
      figure.textContent = (km === 0 ? figure.dataset.near : figure.dataset.km?.replace('#', groupIndian(km))) ?? ''
      setText(cell, '[data-distance-name]', figure.dataset.from?.replace('#', home.name))
    }
  }
}

function setText(cell: Element | null | undefined, selector: string, text: string | undefined): void {
  const part = cell?.querySelector(selector)
  if (part && text !== undefined) part.textContent = text
}

function toPoint(text: string): Point {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number)
  return [latitude, longitude]
}
