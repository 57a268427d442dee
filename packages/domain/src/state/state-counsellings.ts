import { NORTHERN_COUNSELLINGS } from './northern-counsellings.ts'
import type { StateCounselling, StateCounsellingId } from './state-counselling.ts'
import { percentileOn, rankOn } from './state-measures.ts'

const EAPCET_CATEGORIES = [
  ['open', /^OC_/],
  ['ews', /^EWS_/],
  ['bc-a', /^BC_A_/],
  ['bc-b', /^BC_B_/],
  ['bc-c', /^BC_C_/],
  ['bc-d', /^BC_D_/],
  ['bc-e', /^BC_E_/],
  ['sc', /^SC_/],
  ['st', /^ST_/],
] as const

/** From 2025 Telangana fills Scheduled Caste seats in three groups, each with seats of its own. */
const TELANGANA_CATEGORIES = [
  ...EAPCET_CATEGORIES.filter(([key]) => key !== 'sc'),
  ['sc-1', /^SC_I_/],
  ['sc-2', /^SC_II_/],
  ['sc-3', /^SC_III_/],
] as const

/** Every counselling with figures. Seasons and rounds: the sets under data/, see its README. */
export const STATE_COUNSELLINGS: readonly StateCounselling[] = [
  {
    id: 'mht-cet-cap',
    name: 'MHT-CET CAP',
    state: 'Maharashtra',
    exam: 'MHT-CET',
    season: 2025,
    rounds: ['1'],
    table: 'first-round',
    before: [
      { season: 2020, rounds: ['1'] },
      { season: 2021, rounds: ['1'] },
      { season: 2022, rounds: ['1'] },
      { season: 2023, rounds: ['1'] },
      { season: 2024, rounds: ['1'] },
    ],
    measures: [rankOn('mht-cet-state-merit'), percentileOn('mht-cet-state-merit')],
    categories: [
      ['open', /^(?:[GL]|DEFR?|PWDR?)OPEN[HOS]$|^(?:TFWS|MI|ORPHAN)$/],
      ['ews', /^EWS$/],
      ['obc', /^(?:[GL]|DEFR?|PWDR?)OBC[HOS]$/],
      ['sebc', /^(?:[GL]|DEFR?|PWDR?)SEBC[HOS]$/],
      ['sc', /^(?:[GL]|DEFR?|PWDR?)SC[HOS]$/],
      ['st', /^(?:[GL]|DEFR?|PWDR?)ST[HOS]$/],
      ['vj-dt', /^(?:[GL]|DEFR?|PWDR?)VJ[HOS]$/],
      ['nt-1', /^(?:[GL]|DEFR?|PWDR?)NT1[HOS]$/],
      ['nt-2', /^(?:[GL]|DEFR?|PWDR?)NT2[HOS]$/],
      ['nt-3', /^(?:[GL]|DEFR?|PWDR?)NT3[HOS]$/],
    ],
    homes: 'universities',
  },
  {
    id: 'kcet',
    name: 'KCET (KEA)',
    state: 'Karnataka',
    exam: 'KCET',
    season: 2025,
    rounds: ['1', '2', '3'],
    table: 'furthest',
    before: [
      { season: 2023, rounds: ['1', '2', '3'] },
      { season: 2024, rounds: ['1', '2', '3'] },
    ],
    measures: [rankOn('kcet-engineering')],
    categories: [
      ['open', /^GM[RK]?$/],
      ['category-1', /^1[GRK]$/],
      ['2a', /^2A[GRK]$/],
      ['2b', /^2B[GRK]$/],
      ['3a', /^3A[GRK]$/],
      ['3b', /^3B[GRK]$/],
      ['sc', /^SC[GRK]$/],
      ['st', /^ST[GRK]$/],
    ],
    homes: [],
  },
  {
    id: 'comedk',
    name: 'COMEDK',
    state: 'Karnataka',
    exam: 'COMEDK UGET',
    season: 2025,
    rounds: ['1'],
    table: 'first-round',
    before: [{ season: 2024, rounds: ['1'] }],
    measures: [rankOn('comedk-uget')],
    categories: [['open', /^(?:GM|KKR)$/]],
    homes: [],
  },
  {
    id: 'tnea',
    name: 'TNEA',
    state: 'Tamil Nadu',
    exam: 'TNEA',
    season: 2024,
    rounds: ['all'],
    table: 'furthest',
    measures: [{ key: 'marks', list: 'tnea-aggregate-200', kind: 'marks', column: 'closing', min: 0, max: 200 }],
    categories: [
      ['open', /^OC$/],
      ['bc', /^BC$/],
      ['bcm', /^BCM$/],
      ['mbc', /^MBC$/],
      ['sc', /^SC$/],
      ['sca', /^SCA$/],
      ['st', /^ST$/],
    ],
    homes: [],
    factTags: ['self-supporting'],
  },
  {
    id: 'ts-eapcet',
    name: 'TG EAPCET',
    state: 'Telangana',
    exam: 'TG EAPCET',
    season: 2025,
    rounds: ['final'],
    table: 'last-phase',
    before: [
      { season: 2023, rounds: ['final'] },
      { season: 2024, rounds: ['final'] },
    ],
    measures: [rankOn('ts-eapcet')],
    categories: TELANGANA_CATEGORIES,
    homes: [],
  },
  {
    id: 'ap-eapcet',
    name: 'AP EAPCET',
    state: 'Andhra Pradesh',
    exam: 'AP EAPCET',
    season: 2024,
    rounds: ['final'],
    table: 'last-phase',
    measures: [rankOn('ap-eapcet')],
    categories: EAPCET_CATEGORIES,
    homes: ['au', 'svu'],
  },
  {
    id: 'keam',
    name: 'KEAM',
    state: 'Kerala',
    exam: 'KEAM',
    season: 2026,
    rounds: ['all'],
    table: 'furthest',
    measures: [rankOn('keam-engineering')],
    categories: [
      ['open', /^(?:SM|FW)$/],
      ['ews', /^EW$/],
      ['ezhava', /^EZ$/],
      ['muslim', /^MU$/],
      ['latin-catholic', /^LA$/],
      ['other-backward-hindu', /^BH$/],
      ['other-backward-christian', /^BX$/],
      ['dheevara', /^DV$/],
      ['viswakarma', /^VK$/],
      ['kudumbi', /^KU$/],
      ['kusavan', /^KN$/],
      ['sc', /^SC$/],
      ['st', /^ST$/],
    ],
    homes: [],
  },
  {
    id: 'gujcet-acpc',
    name: 'GUJCET (ACPC)',
    state: 'Gujarat',
    exam: 'GUJCET',
    season: 2025,
    rounds: ['all'],
    table: 'furthest',
    measures: [rankOn('acpc-merit'), percentileOn('acpc-merit')],
    categories: [
      ['open', /^(?:general|tfws|esm)$/],
      ['ews', /^ews$/],
      ['sebc', /^sebc$/],
      ['sc', /^sc$/],
      ['st', /^st$/],
    ],
    homes: [],
  },
  ...NORTHERN_COUNSELLINGS,
]

const BY_ID = new Map(STATE_COUNSELLINGS.map((counselling) => [counselling.id, counselling]))

/** Throws for an id of the type that the table lacks, which is a fault of ours. */
export function findStateCounselling(id: StateCounsellingId): StateCounselling {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`The table of counsellings has no ${id}`)
  return found
}
