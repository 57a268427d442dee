import {
  managedSeasons,
  type NewSeason,
  type SeasonFields,
  type StepFields,
  type WholeSeason,
} from '@sopaan/contract/managed-seasons'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Rows of a page of versions. */
const LIMIT = 20

/** One page of the versions of all seasons, newest first. */
export function managedSeasonsQuery(page: number) {
  return queryOptions({
    queryKey: ['managed-seasons', page],
    queryFn: ({ signal }) => request(managedSeasons.list, { query: { page, limit: LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** One version of a season with its steps. */
export function managedSeasonQuery(id: string) {
  return queryOptions({
    queryKey: ['managed-season', id],
    queryFn: async ({ signal }) => (await request(managedSeasons.find, { params: { id } }, { signal })).data,
  })
}

/** Begins the draft of a season. @returns its id */
export async function sendNewSeason(season: NewSeason): Promise<string> {
  return show((await request(managedSeasons.add, { body: season })).data)
}

/** Changes source, fees and certificates of a draft. */
export async function sendSeasonFields(id: string, fields: SeasonFields): Promise<void> {
  await show((await request(managedSeasons.change, { params: { id }, body: fields })).data)
}

/** Makes a draft of a published version. @returns its id */
export async function sendSeasonRevision(id: string): Promise<string> {
  return show((await request(managedSeasons.revise, { params: { id } })).data)
}

/** Publishes a draft. */
export async function sendSeasonPublication(id: string): Promise<void> {
  await show((await request(managedSeasons.publish, { params: { id } })).data)
}

/** Removes a draft. */
export async function sendSeasonRemoval(id: string): Promise<void> {
  await request(managedSeasons.discard, { params: { id } })
  await invalidate('managed-seasons')
}

/** Adds a step to a draft, or changes the one of an id. */
export async function saveStep(id: string, step: StepFields, stepId: string | undefined): Promise<void> {
  const answer =
    stepId === undefined
      ? await request(managedSeasons.addStep, { params: { id }, body: step })
      : await request(managedSeasons.changeStep, { params: { id, stepId }, body: step })
  await show(answer.data)
}

/** Removes a step of a draft. */
export async function sendStepRemoval(id: string, stepId: string): Promise<void> {
  await show((await request(managedSeasons.removeStep, { params: { id, stepId } })).data)
}

/** Every change answers with the whole version. */
async function show(season: WholeSeason): Promise<string> {
  queryClient.setQueryData(managedSeasonQuery(season._id).queryKey, season)
  await invalidate('managed-seasons')
  return season._id
}
