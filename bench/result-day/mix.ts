import { urlOf } from '@sopaan/contract/client'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { plans } from '@sopaan/contract/plans'
import { site } from '@sopaan/contract/site'
import { users } from '@sopaan/contract/users'
import { candidateQueries } from '../predictor/queries.ts'

/** What visitors do. Reads answer alike for everybody but `profile`; the last four change something. */
export const KINDS = [
  'predictor-new',
  'predictor-again',
  'page',
  'answer-new',
  'answer-again',
  'public',
  'profile',
  'sign-in',
  'sign-up',
  'register',
  'pay',
] as const
export type RequestKind = (typeof KINDS)[number]

/**
 * How often of a thousand requests. Of 110 a second at the peak second of a launch 3.6 are sign-ins, a visit makes twelve
 * calls, the tools lead. Source: model of a launch: half a percent of 13 lakh candidates in the first hour.
 */
const SHARES: Readonly<Record<RequestKind, number>> = {
  'predictor-new': 200,
  'predictor-again': 150,
  page: 130,
  'answer-new': 250,
  'answer-again': 100,
  public: 80,
  profile: 30,
  'sign-in': 30,
  'sign-up': 15,
  register: 10,
  pay: 5,
}
const POPULAR = 20
const PAGES = [
  paths.home(),
  inLanguage(paths.home(), 'hi'),
  paths.about(),
  paths.privacy(),
  paths.tool('rank-calculator'),
]
const ANSWERS = [urlOf(plans.list, {}), urlOf(site.find, {})]

/** Addresses of the reads, no two new ones alike. */
export function readPaths(): (kind: RequestKind) => string {
  const queries = candidateQueries()
  const popular = Array.from({ length: POPULAR }, () => queries.next().value)
  const call = urlOf(collegePredictor.predict, {})
  let turn = 0
  const next = <T>(all: readonly T[]) => all[turn++ % all.length]
  return (kind) => {
    switch (kind) {
      case 'predictor-new':
        return `${paths.tool('college-predictor')}?${queries.next().value}`
      case 'predictor-again':
        return `${paths.tool('college-predictor')}?${next(popular)}`
      case 'page':
        return next(PAGES) ?? '/'
      case 'answer-new':
        return `${call}?${queries.next().value}`
      case 'answer-again':
        return `${call}?${next(popular)}`
      case 'public':
        return next(ANSWERS) ?? '/'
      default:
        return urlOf(users.getMe, {})
    }
  }
}

/** The kinds of a thousand requests, spread evenly. */
export function thousandKinds(): RequestKind[] {
  const places = KINDS.flatMap((kind, order) =>
    Array.from({ length: SHARES[kind] }, (_, at) => ({
      kind,
      at: (at + (order + 1) / (KINDS.length + 1)) / SHARES[kind],
    })),
  )
  return places.sort((one, other) => one.at - other.at).map(({ kind }) => kind)
}
