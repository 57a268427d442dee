import { splitStates } from '@sopaan/contract/record-corrections'
import { INSTITUTE_TYPES, QUOTAS } from '@sopaan/domain/book/rank-book'
import { RECORD_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { withKnownSpellings } from '@sopaan/domain/seats/directory/directory-additions'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#api/db/connect.ts'
import { acquireLock } from '#api/db/locks.ts'

const homeStates = z.partialRecord(z.enum(QUOTAS), z.array(z.string()))
/** As `managed-colleges.ts` took it. */
const corrected = z.record(z.string(), z.string())
const instituteType = z.enum(INSTITUTE_TYPES)

/** Row ids of a directory's institutes and programmes, the latter by name, years and degree as the portals print them. */
export type DirectoryIds = { institutes: ReadonlyMap<string, string>; programmes: ReadonlyMap<string, string> }

/**
 * Brings institutes and programmes up to the directory, adding those that are missing; none is taken away, nor a spelling
 * that was told here. Call it in a transaction.
 */
export async function saveDirectory(db: Db, directory: Omit<Directory, 'families'>): Promise<DirectoryIds> {
  await acquireLock(db, 'directory')
  const { institutes, programmes } = withKnownSpellings(await listPrinted(db), directory)
  if (institutes.length > 0) await saveInstitutes(db, institutes)
  if (programmes.length > 0) await saveProgrammes(db, programmes)
  return findDirectoryIds(db)
}

async function saveInstitutes(db: Db, institutes: Directory['institutes']): Promise<void> {
  await db
    .insertInto('institutes')
    .values(
      institutes.map((institute) => ({
        name: institute.name,
        type: institute.type,
        city: institute.city ?? null,
        state: institute.state ?? null,
        homeStates: JSON.stringify(institute.homeStates),
        website: institute.website ?? null,
        nirfEngineering_2025: institute.nirfEngineering2025 ?? null,
        alsoWritten: [...(institute.alsoWritten ?? [])],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        city: row.ref('excluded.city'),
        state: row.ref('excluded.state'),
        homeStates: row.ref('excluded.homeStates'),
        website: row.ref('excluded.website'),
        nirfEngineering_2025: row.ref('excluded.nirfEngineering_2025'),
        alsoWritten: row.ref('excluded.alsoWritten'),
      })),
    )
    .execute()
}

async function saveProgrammes(db: Db, programmes: Directory['programmes']): Promise<void> {
  await db
    .insertInto('programmes')
    .values(
      programmes.map((programme) => ({
        name: programme.name,
        degree: programme.degree,
        durationYears: programme.durationYears,
        family: programme.family,
        alsoWritten: [...(programme.alsoWritten ?? [])],
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('programmes_name_once').doUpdateSet((row) => ({
        family: row.ref('excluded.family'),
        alsoWritten: row.ref('excluded.alsoWritten'),
      })),
    )
    .execute()
}

/** Row ids of every institute and programme there is. */
export async function findDirectoryIds(db: Db): Promise<DirectoryIds> {
  const [institutes, programmes] = await Promise.all([
    db.selectFrom('institutes').select(['id', 'name']).execute(),
    db.selectFrom('programmes').select(['id', 'name', 'degree', 'durationYears']).execute(),
  ])
  return {
    institutes: new Map(institutes.map(({ id, name }) => [name, id])),
    programmes: new Map(programmes.map((row) => [printProgramme(row), row.id])),
  }
}

type Names = Omit<Directory, 'families'>

/**
 * Every institute and programme with its spellings, in the order of a book, as staff have them: what is shown as another,
 * and under each all that was merged into it.
 */
export async function listDirectory(db: Db): Promise<Names> {
  const [printed, corrections, institutes, programmes] = await Promise.all([
    listPrinted(db),
    listCorrectedRecords(db),
    db
      .selectFrom('institutes')
      .leftJoin('institutes as target', 'target.id', 'institutes.mergedInto')
      .select(['institutes.name', 'institutes.shownName', 'target.name as mergedInto'])
      .select(['institutes.nicknamesAdded', 'institutes.nicknamesRemoved'])
      .where(sql<boolean>`institutes.shown_name is not null or institutes.merged_into is not null
        or institutes.nicknames_added <> '{}' or institutes.nicknames_removed <> '{}'`)
      .orderBy('institutes.name')
      .execute(),
    db
      .selectFrom('programmes')
      .leftJoin('programmes as target', 'target.id', 'programmes.mergedInto')
      .select(['programmes.name', 'programmes.degree', 'programmes.durationYears', 'programmes.shownName'])
      .select(['target.name as targetName', 'target.degree as targetDegree', 'target.durationYears as targetYears'])
      .where(sql<boolean>`programmes.shown_name is not null or programmes.merged_into is not null`)
      .orderBy('programmes.name')
      .orderBy('programmes.degree')
      .orderBy('programmes.durationYears')
      .execute(),
  ])
  return {
    institutes: withRecords(
      printed.institutes.map((each) => ({ ...each, ...corrections.get(each.name) })),
      ({ name }) => name,
      institutes.map(({ nicknamesAdded: added, nicknamesRemoved: removed, shownName, ...record }) => ({
        ...record,
        also: {
          ...(shownName !== null && { shownName }),
          ...(added.length + removed.length > 0 && { nicknames: { added, removed } }),
        },
      })),
    ),
    programmes: withRecords(
      printed.programmes,
      printProgramme,
      programmes.map(({ shownName, targetName, targetDegree, targetYears, ...own }) => ({
        name: printProgramme(own),
        mergedInto:
          targetName !== null && targetDegree !== null && targetYears !== null
            ? printProgramme({ name: targetName, degree: targetDegree, durationYears: targetYears })
            : null,
        also: shownName === null ? {} : { shownName },
      })),
    ),
  }
}

/** What staff put right of institutes, the newest of each, by printed name. */
async function listCorrectedRecords(db: Db): Promise<ReadonlyMap<string, Partial<Directory['institutes'][number]>>> {
  const rows = await db
    .selectFrom('collegeCorrections')
    .select(['institute', 'fact', 'value'])
    .where('withdrawnAt', 'is', null)
    .where('fact', 'in', RECORD_FACTS)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const corrections = new Map<string, Partial<Directory['institutes'][number]>>()
  for (const { institute, fact, value } of rows) {
    corrections.set(institute, { ...corrections.get(institute), ...readCorrectedRecord(fact, corrected.parse(value)) })
  }
  return corrections
}

function readCorrectedRecord(
  fact: string,
  value: Readonly<Record<string, string>>,
): Partial<Directory['institutes'][number]> {
  if (fact !== 'home-states') return value
  const quotas = Object.entries(value).map(([quota, states]) => [quota, splitStates(states)])
  return { homeStates: homeStates.parse(Object.fromEntries(quotas)) }
}

type ChangedRecord<Entry> = { name: string; mergedInto: string | null; also: Partial<Entry> }

/** Entries with what staff changed of them; those merged into another are among its spellings instead. */
function withRecords<
  Entry extends { alsoWritten?: readonly string[] | undefined; formerly?: readonly string[] | undefined },
>(entries: readonly Entry[], nameOf: (entry: Entry) => string, records: readonly ChangedRecord<Entry>[]): Entry[] {
  const changed = new Map(records.map((record) => [record.name, record]))
  const merged = Map.groupBy(
    entries.filter((entry) => (changed.get(nameOf(entry))?.mergedInto ?? null) !== null),
    (entry) => changed.get(nameOf(entry))?.mergedInto,
  )
  return entries
    .filter((entry) => (changed.get(nameOf(entry))?.mergedInto ?? null) === null)
    .map((entry) => {
      const parts = merged.get(nameOf(entry)) ?? []
      const formerly = parts.map(nameOf)
      const spelt = parts.flatMap((part) => [nameOf(part), ...(part.alsoWritten ?? [])])
      return {
        ...entry,
        ...changed.get(nameOf(entry))?.also,
        ...(formerly.length > 0 && { formerly, alsoWritten: [...(entry.alsoWritten ?? []), ...spelt] }),
      }
    })
}

/** Every institute and programme as tables print them, each of its own, in the order of a book. */
export async function listPrinted(db: Db): Promise<Names> {
  const institutes = await db
    .selectFrom('institutes')
    .select(['name', 'type', 'city', 'state', 'homeStates', 'website', 'nirfEngineering_2025', 'alsoWritten'])
    .execute()
  const programmes = await db
    .selectFrom('programmes')
    .select(['name', 'degree', 'durationYears', 'family', 'alsoWritten'])
    .execute()
  return {
    institutes: institutes
      .map((row) => ({
        name: row.name,
        type: instituteType.parse(row.type),
        ...(row.city !== null && { city: row.city }),
        ...(row.state !== null && { state: row.state }),
        homeStates: homeStates.parse(row.homeStates),
        ...(row.website !== null && { website: row.website }),
        ...(row.nirfEngineering_2025 !== null && { nirfEngineering2025: row.nirfEngineering_2025 }),
        ...(row.alsoWritten.length > 0 && { alsoWritten: row.alsoWritten }),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    programmes: programmes
      .map((row) => ({
        name: row.name,
        degree: row.degree,
        durationYears: row.durationYears,
        family: row.family,
        ...(row.alsoWritten.length > 0 && { alsoWritten: row.alsoWritten }),
      }))
      .sort((a, b) => (printProgramme(a) < printProgramme(b) ? -1 : 1)),
  }
}
