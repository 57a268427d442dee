import { INSTITUTE_TYPES, QUOTAS } from '@sopaan/domain/book/rank-book'
import type { ChoiceRequest } from '@sopaan/domain/choices/choice-search'
import { CHOICE_SORTS } from '@sopaan/domain/choices/choice-sorts'
import { FEE_MAX, KM_MAX, NIRF_MAX, SALARY_MAX, WOMEN_MAX } from '@sopaan/domain/colleges/search-limits'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { valuesOf } from '#web/search-form/search-address.ts'

export const CHOICE_BANDS = ['reach', 'likely', 'safe'] as const

const BANDS = [...CHOICE_BANDS, 'long-shot'] as const
const GROUPS = ['college', 'branch'] as const
const ROUND_MAX = 9

/** Rows that a page adds; the address says how many pages are shown, one behind the other. */
export const ROWS_A_PAGE = 25

/** Keys that narrow the choices, in the order in which their chips stand. */
export const FILTER_KEYS = [
  ...(['family', 'exceptFamily', 'type', 'exceptType', 'collegeState', 'exceptState'] as const),
  ...(['feeMax', 'nirfMax', 'salaryMin', 'womenMin', 'kmMax', 'women', 'by', 'quota', 'round', 'q'] as const),
] as const
const VIEW_KEYS: readonly string[] = [...FILTER_KEYS, 'from', 'band', 'under', 'sort', 'group', 'page']
/** Orders that links of former times ask for. */
const FORMER_SORTS = ['hardest', 'easiest']

/** How the question about choices stands in the address. */
export const choiceAddress = {
  /** What of an address the predictor knows; anything else, such as the marks of an advertisement, is left out. */
  known: (search: URLSearchParams): [string, string][] => [
    ...profileEntries(search),
    ...[...search].filter(
      ([key, value]) => VIEW_KEYS.includes(key) && !(key === 'sort' && FORMER_SORTS.includes(value)),
    ),
  ],
  /** The keys that are on, of those that narrow; a distance narrows from a home alone. */
  filtersOn: (search: URLSearchParams) =>
    FILTER_KEYS.filter(
      (key) => valuesOf(search, key).length > 0 && (key !== 'kmMax' || valuesOf(search, 'from').length > 0),
    ),
}

type Page = { from: number; count: number; homes: readonly { id: string; at: readonly [number, number] }[] }

/**
 * What an address asks of a table of choices, as the call reads it. It is read by hand and not by the constraints of that
 * call: with their names of States they are too large to be sent with the page that most people open first.
 * @param page.homes  the cities that an address may name as home
 * @returns undefined for an address with a value that the call would refuse
 */
export function readChoiceRequest(search: URLSearchParams, { from, count, homes }: Page): ChoiceRequest | undefined {
  const known = new URLSearchParams(choiceAddress.known(search))
  const many = (key: string) => valuesOf(known, key)
  const one = (key: string) => known.get(key) || undefined
  const types = among(INSTITUTE_TYPES, many('type'))
  const quotas = among(QUOTAS, many('quota'))
  const exceptTypes = among(INSTITUTE_TYPES, many('exceptType'))
  const [sort, group, band] = [pick(CHOICE_SORTS, one('sort')), pick(GROUPS, one('group')), pick(BANDS, one('band'))]
  const [feeMax, kmMax] = [whole(one('feeMax'), FEE_MAX), whole(one('kmMax'), KM_MAX)]
  const [nirfMax, salaryMin] = [whole(one('nirfMax'), NIRF_MAX), whole(one('salaryMin'), SALARY_MAX)]
  const womenMin = whole(one('womenMin'), WOMEN_MAX)
  const judging = RANK_FIELDS.find(({ key }) => key === one('by'))
  const round = whole(one('round'), ROUND_MAX)
  const isRefused =
    [feeMax, nirfMax, salaryMin, womenMin, kmMax, round].some(Number.isNaN) || (one('by') !== undefined && !judging)
  if (isRefused || types === 'unknown' || quotas === 'unknown' || exceptTypes === 'unknown') return undefined
  if (sort === 'unknown' || group === 'unknown' || band === 'unknown') return undefined
  return {
    types,
    quotas,
    // Names of states that do not exist find nothing, here as there.
    collegeStates: many('collegeState') as ChoiceRequest['collegeStates'],
    families: many('family'),
    except: {
      types: exceptTypes,
      collegeStates: many('exceptState') as ChoiceRequest['collegeStates'],
      families: many('exceptFamily'),
    },
    band,
    round,
    isFoldOpen: one('under') === 'true',
    isFemaleOnly: one('women') === 'true',
    judgedBy: judging && { list: judging.list, kind: judging.kind },
    feeMax,
    nirfMax,
    salaryMin,
    womenMin,
    kmMax,
    home: homes.find(({ id }) => id === one('from'))?.at,
    sort: sort ?? 'wanted',
    group,
    from,
    count,
  }
}

function among<const Word extends string>(words: readonly Word[], values: readonly string[]): Word[] | 'unknown' {
  const known = words.filter((word) => values.includes(word))
  return values.every((value) => known.some((word) => word === value)) ? known : 'unknown'
}

/** A whole number from 1; NaN for anything else, or more. */
function whole(text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : Number.NaN
}

function pick<const Word extends string>(
  words: readonly Word[],
  value: string | undefined,
): Word | 'unknown' | undefined {
  return value === undefined ? undefined : (words.find((word) => word === value) ?? 'unknown')
}

/** How many rows an address shows. */
export function countShown(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return ROWS_A_PAGE * (Number.isInteger(page) && page > 0 ? page : 1)
}

/** The tabs of a result: all of 8 % and more, then each band. */
export const TAB_BANDS = ['', 'reach', 'likely', 'safe'] as const

/** Where a tab leads: the same choices, from their first page. */
export function tabAddress(search: URLSearchParams, band: (typeof TAB_BANDS)[number]): string {
  return predictorAddress.withChanged(search, { band: band || undefined, under: undefined, page: undefined })
}
