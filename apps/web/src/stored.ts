/**
 * Everything the product keeps in a browser (decision C27). The page about cookies is written from this table, and no
 * other key is ever written: none holds a password or a token.
 */
export const STORED = {
  darkMode: { area: 'local', keeps: "The theme you chose: 'true' for dark, 'false' for light." },
  rememberMe: { area: 'local', keeps: "Whether the sign-in form should remember your e-mail: 'true' or 'false'." },
  email: { area: 'local', keeps: 'The e-mail of your last sign-in, when you asked to be remembered.' },
  language: { area: 'local', keeps: "The language you chose: 'en' or 'hi'." },
  choiceLists: { area: 'local', keeps: 'Your lists of colleges, until you have an account.' },
  cgpa: { area: 'local', keeps: 'What you typed into the CGPA calculator.' },
  timer: { area: 'local', keeps: 'A study timer that is running.' },
  notice: { area: 'session', keeps: 'A message to show once on the next page.' },
  from: { area: 'session', keeps: 'The page to return to after sign-in.' },
  scroll: { area: 'session', keeps: 'How far you had scrolled on the pages of this visit, for going back to them.' },
  splashSeen: { area: 'session', keeps: 'That the opening screen was shown.' },
} as const satisfies Record<string, { area: 'local' | 'session'; keeps: string }>

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
  return STORED[key].area === 'local' ? window.localStorage : window.sessionStorage
}
