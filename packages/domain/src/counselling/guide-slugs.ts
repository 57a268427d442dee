/** The guides by the last step of their address, in the order in which the questions arise. */
export const GUIDE_SLUGS = [
  'what-is-josaa',
  'choice-filling',
  'float-slide-freeze',
  'quotas-and-home-state',
  'category-certificates',
  'closing-ranks',
  'branch-or-college',
  'fees-and-loans',
  'csab',
  'drop-year',
  'for-parents',
] as const
export type GuideSlug = (typeof GUIDE_SLUGS)[number]

/** Pages of help that are written as guides are, by their address: what we are, what holds between us, and refunds. */
export const HELP_PAGES = ['about', 'terms', 'refund'] as const
export type HelpPage = (typeof HELP_PAGES)[number]

/** Whatever staff write with a draft, a preview and editions. */
export const WRITTEN_PAGES = [...GUIDE_SLUGS, ...HELP_PAGES] as const
export type WrittenPage = GuideSlug | HelpPage

/** Whether what staff write is a page of help, and no guide. */
export function isHelpPage(slug: string): slug is HelpPage {
  return HELP_PAGES.some((each) => each === slug)
}
