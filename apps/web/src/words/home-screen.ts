import type { Language } from '@sopaan/domain/languages'
import { home as englishHome } from './en/home.ts'
import { shell as englishShell } from './en/shell.ts'
import { home as hindiHome } from './hi/home.ts'
import { shell as hindiShell } from './hi/shell.ts'

type HomeScreenWords = { shell: typeof englishShell; home: typeof englishHome }

/** The words under which a phone puts the product on its home screen, in every language. */
export const HOME_SCREEN_WORDS: Readonly<Record<Language, HomeScreenWords>> = {
  en: { shell: englishShell, home: englishHome },
  hi: { shell: hindiShell, home: hindiHome },
}
