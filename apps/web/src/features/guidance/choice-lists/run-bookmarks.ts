import { CHOICES_MAX, type ChoiceList, choiceKeyOf } from '@sopaan/domain/choice-lists/choice-list'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { type AccountList, loadChosen, type Outcome, toggleInAccount } from './bookmark-account.ts'
import { readDevice, storeProfile, writeDevice } from './device-lists.ts'

/** What this page knows of the account's list. */
let account: AccountList
let isWaiting = false
let silence: ReturnType<typeof setTimeout> | undefined
/** How long it is said what a press did. */
const SAID_MS = 6_000

/**
 * Makes the bookmarks of a page work, with and without React: sets `aria-pressed` on every `[data-bookmark]` that is on the
 * chosen list, sets and takes it off when it is pressed, and keeps the count and the words of the `[data-choice-tray]`.
 * Who is signed out finds the answers that led here, rank and state, again after the sign-up: they stay on the device.
 * Signed out it keeps the list on the device; where a sign-in may stand it asks the account.
 */
export function runBookmarks(): void {
  const root = document.documentElement
  if (root.dataset.bookmarks === 'heard') return
  root.dataset.bookmarks = 'heard'
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bookmark]') : null
    if (button) void toggle(button)
  })
  addEventListener('storage', (event) => {
    if (event.key === 'choiceLists') show()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void load().catch(show)
  })
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(show)
  }).observe(root, { childList: true, subtree: true })
  void load().catch(show)
}

async function load(): Promise<void> {
  account = mayBeSignedIn() ? await loadChosen() : undefined
  show()
}

async function toggle(button: HTMLElement): Promise<void> {
  const key = choiceKeyOf(button.dataset.bookmark ?? '')
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    say(mayBeSignedIn() ? await toggleWhereSignedIn(key) : toggleOnDevice(key))
  } catch {
    say('failed')
  }
  button.removeAttribute('aria-busy')
  show()
}

async function toggleWhereSignedIn(key: string): Promise<Outcome> {
  const isOn = chosen()?.keys.includes(key) === true
  const { outcome, list } = await toggleInAccount(key, { isOn, firstName: words('first') })
  account = list
  return outcome === 'failed' && list === undefined ? toggleOnDevice(key) : outcome
}

function toggleOnDevice(key: string): Outcome {
  const device = readDevice()
  const known = chosen()
  const list = known ?? { id: crypto.randomUUID(), name: words('first'), keys: [] }
  const isOn = list.keys.includes(key)
  if (!isOn && list.keys.length >= CHOICES_MAX) return 'full'
  const changed = { ...list, keys: isOn ? list.keys.filter((each) => each !== key) : [...list.keys, key] }
  const lists = known ? device.lists.map((each) => (each.id === list.id ? changed : each)) : [changed]
  writeDevice({ ...device, lists, chosenId: list.id })
  // A browser that keeps nothing, or is full, says so by having forgotten it.
  if ((chosen()?.keys.includes(key) === true) === isOn) return 'failed'
  return isOn ? 'removed' : 'added'
}

function chosen(): ChoiceList | undefined {
  if (account !== undefined) return account ?? undefined
  const { lists, chosenId } = readDevice()
  return lists.find(({ id }) => id === chosenId) ?? lists[0]
}

function show(): void {
  isWaiting = false
  storeOwnProfile()
  const list = chosen()
  const keys = new Set(list?.keys)
  for (const button of document.querySelectorAll<HTMLElement>('[data-bookmark]')) {
    const isOn = String(keys.has(choiceKeyOf(button.dataset.bookmark ?? '')))
    if (button.getAttribute('aria-pressed') !== isOn) button.setAttribute('aria-pressed', isOn)
  }
  const [name, count] = [tray()?.querySelector('[data-choice-name]'), tray()?.querySelector('[data-choice-count]')]
  const [nameNow, countNow] = [list?.name ?? words('first'), keys.size > 0 ? String(keys.size) : '']
  if (name && name.textContent !== nameNow) name.textContent = nameNow
  if (count && count.textContent !== countNow) count.textContent = countNow
  // Beside the ways to the list in head and dock (run-list-count.ts), which take along who this page speaks of.
  for (const place of document.querySelectorAll<HTMLElement>('[data-list-count]')) {
    place.dataset.listCount = countNow
    const [link, profile] = [place.closest('a'), tray()?.dataset.profile]
    if (link && profile) link.href = `${link.pathname}?${profile}`
  }
}

/** Who this page speaks of waits for an account; a link from elsewhere may speak of somebody else. */
function storeOwnProfile(): void {
  const profile = tray()?.dataset.profile ?? ''
  const arrived = new URL(performance.getEntriesByType?.('navigation')[0]?.name ?? location.href).searchParams
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  const isOwn = isFromHere || [...new URLSearchParams(profile)].some(([key, value]) => arrived.get(key) !== value)
  if (profile !== '' && isOwn && !mayBeSignedIn()) storeProfile(profile)
}

function say(name: string): void {
  const said = tray()?.querySelector('[data-choice-said]')
  if (!said) return
  said.textContent = words(name).replace('#', chosen()?.name ?? words('first'))
  clearTimeout(silence)
  silence = setTimeout(() => {
    said.textContent = ''
  }, SAID_MS)
}

function tray(): HTMLElement | null {
  return document.querySelector('[data-choice-tray]')
}

function words(name: string): string {
  return tray()?.dataset[name] ?? ''
}

function mayBeSignedIn(): boolean {
  return hasSignInHint(document.cookie)
}
