import type { GuideFault, WrittenGuide } from '@sopaan/contract/managed-guides'
import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { WRITTEN_PAGES, type WrittenPage } from '@sopaan/domain/counselling/guide-slugs'
import { LANGUAGES, type Language, writtenIn } from '@sopaan/domain/languages'
import { findUnfitLine, isGuideLink, listGuideLinks, listSections } from './guide-markdown.ts'

/** What is read of every guide beside the one that is edited. */
export type OtherGuides = ReadonlyMap<WrittenPage, WrittenGuide>
type Edited = { slug: WrittenPage; language: Language; text: string }

/** What keeps the texts of a guide from being published, in every language they are written in. */
export function listGuideFaults(slug: WrittenPage, { text }: WrittenGuide, others: OtherGuides): GuideFault[] {
  return LANGUAGES.flatMap((language) => {
    const written = text[language]
    return written === undefined ? [] : listTextFaults({ slug, language, text: written }, others)
  })
}

/** What keeps one text from being published: parts that are not shown, links that lead nowhere, and sections that others link to. */
export function listTextFaults(edited: Edited, others: OtherGuides): GuideFault[] {
  const { language, text } = edited
  const none = { language, line: null, link: null, page: null }
  const line = findUnfitLine(text)
  const wrong = [...new Set(listGuideLinks(text))].filter((link) => !leadsSomewhere(link, edited, others))
  return [
    ...(line === undefined ? [] : [{ ...none, code: 'GUIDE_PART' as const, line }]),
    ...wrong.map((link) => ({ ...none, code: 'GUIDE_LINK' as const, link })),
    ...listLinksToGone(edited, others).map((lost) => ({ ...none, code: 'GUIDE_SECTION_LINKED' as const, ...lost })),
  ]
}

function leadsSomewhere(link: string, { slug, language, text }: Edited, others: OtherGuides): boolean {
  if (!isGuideLink(link)) return false
  if (link.startsWith('https://')) return URL.canParse(link)
  const [path = '', section] = link.split('#', 2)
  const of = path === '' ? slug : guideAt(path)
  if (path !== '' && readLanguage(path).language !== language) return false
  if (path !== '' && isGuidePath(path, language) && of === undefined) return false
  if (of === undefined || section === undefined) return true
  const there = of === slug ? text : others.get(of)?.text[language]
  return there !== undefined && listSections(there).includes(section)
}

/** Links of other guides to sections that a text does not have. */
function listLinksToGone({ slug, language, text }: Edited, others: OtherGuides): { link: string; page: string }[] {
  const sections = listSections(text)
  return [...others].flatMap(([other, written]) => {
    if (other === slug) return []
    const links = listGuideLinks(written.text[language] ?? '').filter((link) => {
      const [path = '', section] = link.split('#', 2)
      return section !== undefined && guideAt(path) === slug && !sections.includes(section)
    })
    return links.map((link) => ({ link, page: writtenIn(language, written.title) }))
  })
}

function isGuidePath(path: string, language: Language): boolean {
  return path.startsWith(`${inLanguage(paths.guides(), language)}/`)
}

function guideAt(path: string): WrittenPage | undefined {
  return WRITTEN_PAGES.find((slug) => LANGUAGES.some((language) => inLanguage(paths.written(slug), language) === path))
}
