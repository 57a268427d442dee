import type { Request } from '@sopaan/contract/client'
import { guides } from '@sopaan/contract/guides'
import type { HelpPage } from '@sopaan/domain/counselling/guide-slugs'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { orNotFound } from '#web/or-not-found.ts'

const CONSTRAINTS = constraintsOf(guides.list)

/** The guides in a language, those alone that hold what an address searches for. */
export async function fetchGuides(request: Request, language: PageLanguage, search = new URLSearchParams()) {
  const { q } = readSearch(CONSTRAINTS, search).taken
  const answer = await request(guides.list, {
    query: { language: readLanguageName(language), ...(q === undefined ? {} : { q }) },
  })
  return { guides: answer.guides, q: q ?? '' }
}

/** One page of help in a language. */
export function fetchHelpPage(request: Request, slug: HelpPage, language: PageLanguage) {
  return request(guides.helpPage, { params: { slug }, query: { language: readLanguageName(language) } })
}

/** One guide in a language; the page of a guide that there is not is not found. */
export function fetchGuide(request: Request, slug: string, language: PageLanguage) {
  return orNotFound(request(guides.get, { params: { slug }, query: { language: readLanguageName(language) } }))
}
