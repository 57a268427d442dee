import {
  type FeeCorrection,
  type FoundedCorrection,
  type ManagedCollege,
  managedColleges,
  type NaacCorrection,
  type NirfCorrection,
  type OutcomesCorrection,
  type WomenCorrection,
} from '@sopaan/contract/managed-colleges'
import type {
  FactHiding,
  HomeStatesCorrection,
  TownCorrection,
  WebsiteCorrection,
} from '@sopaan/contract/record-corrections'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

const KEY = 'managed-colleges'

/** A college as staff read it; asked for once one is chosen. */
export function managedCollegeQuery(slug: string) {
  return queryOptions({
    queryKey: [KEY, slug],
    enabled: slug !== '',
    queryFn: async ({ signal }) => (await request(managedColleges.get, { params: { slug } }, { signal })).data,
  })
}

/** Puts the fee of a year right. */
export async function sendFeeCorrection(slug: string, body: FeeCorrection): Promise<void> {
  show((await request(managedColleges.correctFees, { params: { slug }, body })).data)
}

/** Puts the rank in an edition of NIRF right. */
export async function sendNirfCorrection(slug: string, body: NirfCorrection): Promise<void> {
  show((await request(managedColleges.correctNirf, { params: { slug }, body })).data)
}

/** Puts degrees and jobs of a batch right. */
export async function sendOutcomesCorrection(slug: string, body: OutcomesCorrection): Promise<void> {
  show((await request(managedColleges.correctOutcomes, { params: { slug }, body })).data)
}

/** Puts the women and men among the undergraduates right. */
export async function sendWomenCorrection(slug: string, body: WomenCorrection): Promise<void> {
  show((await request(managedColleges.correctWomen, { params: { slug }, body })).data)
}

/** Puts the grade of NAAC right. */
export async function sendNaacCorrection(slug: string, body: NaacCorrection): Promise<void> {
  show((await request(managedColleges.correctNaac, { params: { slug }, body })).data)
}

/** Puts the founding year right. */
export async function sendFoundedCorrection(slug: string, body: FoundedCorrection): Promise<void> {
  show((await request(managedColleges.correctFounded, { params: { slug }, body })).data)
}

/** Puts the town of a college right. */
export async function sendTownCorrection(slug: string, body: TownCorrection): Promise<void> {
  show((await request(managedColleges.correctTown, { params: { slug }, body })).data)
}

/** Puts the website of a college right. */
export async function sendWebsiteCorrection(slug: string, body: WebsiteCorrection): Promise<void> {
  show((await request(managedColleges.correctWebsite, { params: { slug }, body })).data)
}

/** Puts right which States are at home. */
export async function sendHomeStatesCorrection(slug: string, body: HomeStatesCorrection): Promise<void> {
  show((await request(managedColleges.correctHomeStates, { params: { slug }, body })).data)
}

/** Shows a fact no longer that is wrong. */
export async function sendFactHiding(slug: string, body: FactHiding): Promise<void> {
  show((await request(managedColleges.hide, { params: { slug }, body })).data)
}

/** Takes a correction back. */
export async function sendCorrectionWithdrawal(slug: string, id: string): Promise<void> {
  show((await request(managedColleges.withdraw, { params: { slug, id } })).data)
}

function show(college: ManagedCollege): void {
  queryClient.setQueryData(managedCollegeQuery(college.slug).queryKey, college)
}
