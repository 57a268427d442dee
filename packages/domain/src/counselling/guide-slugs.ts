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
