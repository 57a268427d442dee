import { CHOICES_MAX, type ChoiceList, choiceKeyOf, inAdvisedOrder } from '@sopaan/domain/choice-lists/choice-list'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { writeStored } from '#web/stored.ts'
import {
  type AccountList,
  type BookmarkOutcome,
  loadChosen,
  orderInAccount,
  toggleInAccount,
} from './bookmark-account.ts'
import { findShelved, findWaitingList, toggleOnShelf } from './bookmark-shelf.ts'
import { readDevice, storeProfile, writeDevice } from './device-lists.ts'
import { announceListCount } from './list-count.ts'

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
 * @returns what ends it
 */
export function runBookmarks(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  document.addEventListener('click', handleClick, { signal })
  document.addEventListener('visibilitychange', handleVisible, { signal })
  addEventListener('storage', handleStored, { signal })
  addEventListener('online', handleVisible, { signal })
  // What waited for the network was sent by another part of this page.
  addEventListener('own-lists', handleVisible, { signal })
  const watch = new MutationObserver(showSoon)
  watch.observe(document.documentElement, { childList: true, subtree: true })
  void load().catch(show)
  return () => {
    stopped.abort()
    watch.disconnect()
  }
}

function handleClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-bookmark]') : null
  if (button) void toggle(button)
  const order = target instanceof Element ? target.closest<HTMLElement>('[data-order-choices]') : null
  if (order) void applyOrder(order)
}

function handleVisible(): void {
  if (document.visibilityState === 'visible') void load().catch(show)
}

function handleStored({ key }: StorageEvent): void {
  if (key === 'choiceLists' || key === 'ownLists') show()
}

function showSoon(): void {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(show)
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

async function toggleWhereSignedIn(key: string): Promise<BookmarkOutcome> {
  const known = account ?? undefined
  // What waits goes before: it is sent whole.
  if (findWaitingList()) return toggleOnShelf(key, known) ?? 'failed'
  const isOn = chosen()?.keys.includes(key) === true
  try {
    const { outcome, list } = await toggleInAccount(key, { isOn, firstName: words('first') })
    account = list
    if (list) announceListCount(list.keys.length)
    return outcome === 'failed' && list === undefined ? toggleOnDevice(key) : outcome
  } catch {
    return toggleOnShelf(key, known) ?? 'failed'
  }
}

/** Puts the choices that a button names on the chosen list in their order. */
async function applyOrder(button: HTMLElement): Promise<void> {
  const order = button.dataset.orderChoices?.split(' ') ?? []
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    if (mayBeSignedIn()) {
      const { outcome, list } = await orderInAccount(order, words('first'))
      account = list
      if (list) announceListCount(list.keys.length)
      say(outcome)
    } else say(orderOnDevice(order))
  } catch {
    say('failed')
  }
  button.removeAttribute('aria-busy')
  show()
}

function orderOnDevice(order: readonly string[]): BookmarkOutcome {
  const keys = inAdvisedOrder(chosen()?.keys ?? [], order)
  if (keys.length > CHOICES_MAX) return 'full'
  saveOnDevice(keys)
  return chosen()?.keys.join() === keys.join() ? 'ordered' : 'failed'
}

/** Saves what the chosen list of the device holds; the first choice begins a list. */
function saveOnDevice(keys: readonly string[]): void {
  const device = readDevice()
  const known = chosen()
  const changed = { ...(known ?? { id: crypto.randomUUID(), name: words('first') }), keys }
  const lists = known ? device.lists.map((each) => (each.id === known.id ? changed : each)) : [changed]
  writeDevice({ ...device, lists, chosenId: changed.id })
}

function toggleOnDevice(key: string): BookmarkOutcome {
  const keys = chosen()?.keys ?? []
  const isOn = keys.includes(key)
  if (!isOn && keys.length >= CHOICES_MAX) return 'full'
  saveOnDevice(isOn ? keys.filter((each) => each !== key) : [...keys, key])
  // A browser that keeps nothing, or is full, says so by having forgotten it.
  if ((chosen()?.keys.includes(key) === true) === isOn) return 'failed'
  return isOn ? 'removed' : 'added'
}

function chosen(): ChoiceList | undefined {
  if (account !== undefined) return findWaitingList() ?? account ?? undefined
  // A visitor's device has none: the cookie is not read for each frame then.
  const shelved = findShelved()
  if (shelved && mayBeSignedIn()) return shelved
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
  if (profile === '' || !isOwn || mayBeSignedIn()) return
  storeProfile(profile)
  writeStored('filters', tray()?.dataset.filters ?? '')
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
