import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INSTITUTE_TYPES, type Institute, type InstituteType, QUOTAS, type Quota } from '@sopaan/domain/book/rank-book'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { printProgramme, tidyText } from '@sopaan/domain/seats/official-cells'
import { readStates } from '@sopaan/domain/state/states'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const instituteAliases = z.record(z.string(), z.object({ canonical: z.string(), type: z.string() }))
const programmeAliases = z.record(
  z.string(),
  z.object({ programme: z.string(), degree: z.string(), duration_years: z.number() }),
)
const branchFamilies = z.object({
  families: z.record(z.string(), z.string()),
  programmes: z.record(z.string(), z.string()),
})
const homeStates = z.record(z.string(), z.record(z.string(), z.string()))
const instituteFacts = z.array(z.record(z.string(), z.string()))

/**
 * The directory of institutes and programmes in a folder of official tables: `institutes.csv`,
 * `home_state_of_quota_2026.json`, `institute_aliases.json`, `programme_aliases.json` and `branch_families.json`.
 * Throws, naming the words, on a state, type, quota or family it cannot read: a folder is mended, not half taken.
 */
export async function readOfficialFolder(folder: string): Promise<Directory> {
  const text = (name: string) => readFile(join(folder, name), 'utf8')
  const json = async (name: string): Promise<unknown> => JSON.parse(await text(name))
  const [aliases, written, branches, homes, csv] = await Promise.all([
    json('institute_aliases.json').then((value) => instituteAliases.parse(value)),
    json('programme_aliases.json').then((value) => programmeAliases.parse(value)),
    json('branch_families.json').then((value) => branchFamilies.parse(value)),
    json('home_state_of_quota_2026.json').then((value) => homeStates.parse(value)),
    text('institutes.csv').then((value) => instituteFacts.parse(parse(value, { columns: true, bom: true }))),
  ])
  const facts = new Map(csv.map((row) => [row.institute ?? '', row]))
  return {
    institutes: gatherInstitutes(aliases, facts, homes),
    programmes: gatherProgrammes(written, branches.programmes),
    families: branches.families,
  }
}

function gatherInstitutes(
  aliases: z.infer<typeof instituteAliases>,
  facts: ReadonlyMap<string, Record<string, string>>,
  homes: z.infer<typeof homeStates>,
): Directory['institutes'] {
  const byName = Map.groupBy(Object.entries(aliases), ([, { canonical }]) => canonical)
  return [...byName]
    .map(([name, entries]) => {
      const alsoWritten = entries.map(([spelling]) => spelling).filter((spelling) => spelling !== name)
      const type = readType(entries[0]?.[1].type ?? '')
      const institute = describeInstitute(name, type, facts.get(name), homes[name] ?? {})
      return alsoWritten.length > 0 ? { ...institute, alsoWritten } : institute
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function describeInstitute(
  name: string,
  type: InstituteType,
  facts: Record<string, string> | undefined,
  homes: Record<string, string>,
): Institute {
  const home: Institute['homeStates'] = {}
  for (const [quota, heading] of Object.entries(homes)) home[readQuotaCode(quota)] = readHomeStates(heading)
  if (hadAndhraQuota(name)) home.AP = ['Andhra Pradesh']
  const nirf = Number(facts?.nirf_engineering_2025 || Number.NaN)
  const website = facts?.website?.trim()
  return {
    name,
    type,
    ...(facts?.city && { city: facts.city }),
    ...(facts?.state && { state: facts.state }),
    homeStates: home,
    ...(website && { website: /^https?:\/\//.test(website) ? website : `https://${website}` }),
    ...(Number.isInteger(nirf) && { nirfEngineering2025: nirf }),
  }
}

/** Seats for candidates of Andhra Pradesh, 2016 to 2019. Source: JoSAA seat allocation, opening and closing ranks. */
function hadAndhraQuota(name: string): boolean {
  return name.startsWith('National Institute of Technology') && /Warangal|Andhra Pradesh/.test(name)
}

function readHomeStates(heading: string): string[] {
  const { states, unread } = readStates(heading)
  if (unread !== '' || states.length === 0) throw new Error(`Not a list of states: ${heading}`)
  return states
}

function readType(type: string): InstituteType {
  const found = INSTITUTE_TYPES.find((known) => known === type)
  if (!found) throw new Error(`Not a type of institute: ${type}`)
  return found
}

function readQuotaCode(code: string): Quota {
  const found = QUOTAS.find((known) => known === code)
  if (!found) throw new Error(`Not a quota: ${code}`)
  return found
}

function gatherProgrammes(
  aliases: z.infer<typeof programmeAliases>,
  families: Readonly<Record<string, string>>,
): Directory['programmes'] {
  const printed = Object.entries(aliases).map(([spelling, { programme, degree, duration_years }]) => {
    const name = tidyText(programme)
    const canonical = { name, degree: tidyText(degree), durationYears: duration_years }
    return { spelling: tidyText(spelling), canonical, key: printProgramme(canonical) }
  })
  return [...Map.groupBy(printed, ({ key }) => key)]
    .map(([key, entries]) => {
      const { canonical } = entries[0] ?? { canonical: { name: key, degree: '', durationYears: 0 } }
      const family = families[canonical.name]
      if (!family) throw new Error(`No branch family is given for ${canonical.name}`)
      const alsoWritten = entries.map(({ spelling }) => spelling).filter((spelling) => spelling !== key)
      return { ...canonical, family, ...(alsoWritten.length > 0 && { alsoWritten }) }
    })
    .sort((a, b) => (printProgramme(a) < printProgramme(b) ? -1 : 1))
}
