import { isReadIn, type readLanguage } from '@sopaan/contract/paths'
import { PAGE_LANGUAGES, type PageLanguage } from '@sopaan/domain/languages'

/** In which other languages a page is read, the one with most readers first. */
export function listOtherLanguages({ language: own, path }: ReturnType<typeof readLanguage>): PageLanguage[] {
  return PAGE_LANGUAGES.filter((language) => language !== own && isReadIn(path, language))
}
