/**
 * Everything the product keeps in a browser (decision C27). The page about cookies is written from this table, which says
 * there in both languages what each key holds, and no other key is ever written: none holds a password or a token of
 * a sign-in.
 */
export const STORED = {
  darkMode: 'local',
  rememberMe: 'local',
  email: 'local',
  language: 'local',
  choiceLists: 'local',
  filters: 'local',
  listTaste: 'local',
  wishedOrder: 'local',
  madeRows: 'local',
  stateAnswers: 'local',
  cgpa: 'local',
  timer: 'local',
  sitting: 'local',
  ownUser: 'local',
  ownPlanner: 'local',
  ownSessions: 'local',
  ownDay: 'local',
  ownMocks: 'local',
  ownLists: 'local',
  ownEdits: 'local',
  listLinks: 'local',
  papersReady: 'local',
  recentPlaces: 'local',
  hiddenColumns: 'local',
  keysOff: 'local',
  signedOut: 'local',
  notice: 'session',
  from: 'session',
  draft: 'session',
  closedDrafts: 'local',
  scroll: 'session',
  homePlace: 'local',
  hiddenChoices: 'local',
  splashSeen: 'session',
  visitBytes: 'session',
  visits: 'local',
  installOffered: 'local',
} as const satisfies Record<string, 'local' | 'session'>

export type StoredKey = keyof typeof STORED

/** What is kept under a key, or undefined where nothing is or the browser keeps nothing. */
export function readStored(key: StoredKey): string | undefined {
  try {
    return areaOf(key).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value under a key; a browser that keeps nothing loses it silently, as private windows do. */
export function writeStored(key: StoredKey, value: string): void {
  try {
    areaOf(key).setItem(key, value)
  } catch {
    // Storage is full or forbidden: the product works without it.
  }
}

/** Forgets what is kept under a key. */
export function removeStored(key: StoredKey): void {
  try {
    areaOf(key).removeItem(key)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}

function areaOf(key: StoredKey): Storage {
  return STORED[key] === 'local' ? window.localStorage : window.sessionStorage
}
