import type { QueryOf } from '@sopaan/contract/call'
import {
  managedSeasons,
  type NewSeason,
  type SeasonFields,
  type StepFields,
  type WholeSeason,
} from '@sopaan/contract/managed-seasons'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

/** Rows of a page of versions. */
const LIMIT = 20

type SeasonsSearch = QueryOf<typeof managedSeasons.csv>

/** One page of the versions of a filter in an order. */
export function managedSeasonsQuery(asked: SeasonsSearch, page: number) {
  return queryOptions({
    queryKey: ['managed-seasons', asked, page],
    queryFn: ({ signal }) => request(managedSeasons.list, { query: { ...asked, page, limit: LIMIT } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Puts the versions of a filter into the downloads. */
export async function downloadSeasons(query: SeasonsSearch): Promise<void> {
  saveFile(await fetchFile(managedSeasons.csv, { query }), 'sopaan-seasons.csv')
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
