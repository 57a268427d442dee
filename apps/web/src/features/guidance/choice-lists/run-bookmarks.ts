/**
 * Makes the bookmarks of a page work, with and without React: sets `aria-pressed` on every `[data-bookmark]` that is on the
 * chosen list, sets and takes it off when it is pressed, and keeps the count and the words of the `[data-choice-tray]`.
 * Who is signed out finds the answers that led here, rank and state, again after the sign-up: they stay on the device.
 * Signed out it keeps the list on the device, in the form of device-lists.ts; where a sign-in may stand it asks the server,
 * by the calls of the contract. It is written into pages as text, so it must hold everything it uses.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it goes into pages as text and can call nothing outside itself.
export function runBookmarks(): void {
  type List = { id: string; name: string; keys: string[] }
  type Kept = { lists: List[]; chosenId?: string; profile?: string }
  const STORE = 'choiceLists'
  const LISTS = '/api/v1/users/choice-lists'
  const SEATS = '/api/v1/users/choice-list-seats'
  const SEATS_MAX = 300
  const root = document.documentElement
  if (root.dataset.bookmarks === 'heard') return
  root.dataset.bookmarks = 'heard'

  let account: List | null | undefined
  let isWaiting = false

  function tray(): HTMLElement | null {
    return document.querySelector('[data-choice-tray]')
  }
  function words(name: string): string {
    return tray()?.dataset[name] ?? ''
  }
  function readDevice(): Kept {
    try {
      const kept: Kept = JSON.parse(localStorage.getItem(STORE) ?? '{}')
      return { ...kept, lists: Array.isArray(kept.lists) ? kept.lists : [] }
    } catch {
      return { lists: [] }
    }
  }
  function chosen(): List | undefined {
    if (account !== undefined) return account ?? undefined
    const { lists, chosenId } = readDevice()
    return lists.find(({ id }) => id === chosenId) ?? lists[0]
  }
  function show(): void {
    isWaiting = false
    storeProfile()
    const list = chosen()
    const keys = new Set(list?.keys)
    for (const button of document.querySelectorAll<HTMLElement>('[data-bookmark]')) {
      const isOn = String(keys.has(button.dataset.bookmark ?? ''))
      if (button.getAttribute('aria-pressed') !== isOn) button.setAttribute('aria-pressed', isOn)
    }
    const [name, count] = [tray()?.querySelector('[data-choice-name]'), tray()?.querySelector('[data-choice-count]')]
    const [nameNow, countNow] = [list?.name ?? words('first'), keys.size > 0 ? String(keys.size) : '']
    if (name && name.textContent !== nameNow) name.textContent = nameNow
    if (count && count.textContent !== countNow) count.textContent = countNow
  }
  function say(name: string): void {
    const said = tray()?.querySelector('[data-choice-said]')
    if (said) said.textContent = words(name).replace('#', chosen()?.name ?? words('first'))
  }
  /** Who this page speaks of waits for an account; a link from elsewhere may speak of somebody else. */
  function storeProfile(): void {
    const profile = tray()?.dataset.profile ?? ''
    const arrived = new URL(performance.getEntriesByType?.('navigation')[0]?.name ?? location.href).searchParams
    const isFromHere = document.referrer.startsWith(`${location.origin}/`)
    const isOwn = isFromHere || [...new URLSearchParams(profile)].some(([key, value]) => arrived.get(key) !== value)
    if (profile === '' || !isOwn || mayBeSignedIn() || readDevice().profile === profile) return
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...readDevice(), profile }))
    } catch {
      // Storage is full or forbidden: the answers stay in the address.
    }
  }
  function toggleOnDevice(key: string): string {
    const kept = readDevice()
    const known = chosen()
    const list = known ?? { id: crypto.randomUUID(), name: words('first'), keys: [] }
    const isOn = list.keys.includes(key)
    if (!isOn && list.keys.length >= SEATS_MAX) return 'full'
    const changed = { ...list, keys: isOn ? list.keys.filter((each) => each !== key) : [...list.keys, key] }
    const lists = known ? kept.lists.map((each) => (each.id === list.id ? changed : each)) : [changed]
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...kept, lists, chosenId: list.id }))
    } catch {
      return 'failed'
    }
    return isOn ? 'removed' : 'added'
  }
  function mayBeSignedIn(): boolean {
    return /(?:^|;\s*)hasSession=1(?:;|$)/.test(document.cookie)
  }
  function send(method: string, url: string, body?: unknown): Promise<Response> {
    const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token }
    return fetch(url, { method, headers, credentials: 'same-origin', body: body ? JSON.stringify(body) : null })
  }
  /** One refresh at a time over all tabs, by the lock that refresh.ts takes too. */
  async function refresh(): Promise<boolean> {
    const renew = async () => {
      const { code } = await (await send('GET', '/api/v1/auth/check-session')).json()
      return code === 200 || (await send('POST', '/api/v1/auth/refresh-token', {})).ok
    }
    return 'locks' in navigator ? navigator.locks.request('refresh', renew) : renew()
  }
  async function sendRequest(method: string, url: string, body?: unknown): Promise<Response> {
    const answer = await send(method, url, body)
    // A browser without a valid token is refused once and given one along.
    if (answer.status === 403 && method !== 'GET') return send(method, url, body)
    return answer.status === 401 && (await refresh()) ? send(method, url, body) : answer
  }
  async function storeAnswer(answer: Response): Promise<void> {
    if (answer.status === 401) account = undefined
    if (!answer.ok) return
    const { data } = await answer.json()
    const list = data.lists.find(({ _id }: { _id: string }) => _id === data.chosenId)
    account = list ? { id: list._id, name: list.name, keys: list.keys } : null
  }
  async function load(): Promise<void> {
    if (mayBeSignedIn()) await storeAnswer(await sendRequest('GET', LISTS))
    else account = undefined
    show()
  }
  async function toggleInAccount(key: string): Promise<string> {
    const isOn = chosen()?.keys.includes(key)
    const answer = isOn
      ? await sendRequest('DELETE', `${SEATS}?key=${encodeURIComponent(key)}`)
      : await sendRequest('POST', SEATS, { key, firstName: words('first') })
    if (answer.status === 401) {
      account = undefined
      return toggleOnDevice(key)
    }
    const code = answer.ok ? '' : (await answer.clone().json()).code
    await storeAnswer(answer.ok ? answer : await sendRequest('GET', LISTS))
    if (answer.ok) return isOn ? 'removed' : 'added'
    return code === 'SEAT_ON_LIST' ? 'added' : code === 'CHOICE_LIST_FULL' ? 'full' : 'failed'
  }
  async function toggle(button: HTMLElement): Promise<void> {
    const key = button.dataset.bookmark ?? ''
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    try {
      say(mayBeSignedIn() ? await toggleInAccount(key) : toggleOnDevice(key))
    } catch {
      say('failed')
    }
    button.removeAttribute('aria-busy')
    show()
  }

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bookmark]') : null
    if (button) void toggle(button)
  })
  addEventListener('storage', (event) => {
    if (event.key === STORE) show()
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
