import { readStored, removeStored, writeStored } from '#web/stored.ts'

const THEMES = { light: 'false', dark: 'true', device: undefined } as const
export type Theme = keyof typeof THEMES

/** The looks one can choose, the device's own last. */
export const THEME_NAMES = ['light', 'dark', 'device'] as const satisfies readonly Theme[]

/** The look that was chosen; the device's where none was. */
export function readTheme(): Theme {
  const stored = readStored('darkMode')
  return stored === undefined ? 'device' : stored === 'true' ? 'dark' : 'light'
}

/** Chooses a look; the theme script of the document follows what is stored. */
export function chooseTheme(theme: Theme): void {
  const stored = THEMES[theme]
  if (stored === undefined) removeStored('darkMode')
  else writeStored('darkMode', stored)
  dispatchEvent(new Event('storage'))
}
