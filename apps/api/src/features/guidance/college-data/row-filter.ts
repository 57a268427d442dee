import type { CollegeDataFilter } from '@sopaan/contract/college-data'
import { ownNicknames, readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import {
  isInstituteMeant,
  isProgrammeMeant,
  SEARCH_LENGTH_MIN,
  type SearchTerm,
} from '@sopaan/domain/predictor/search-terms'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { listInstitutes, listProgrammes, type RowFilter } from './college-data.queries.ts'

/** A name that can be searched for, and the row it stands for. */
type Named = { id: string; texts: readonly (string | null)[] }

/** A query's filter in ids of institutes and programmes: names are looked up in the directory, never in the rows. */
export async function readFilter(deps: Deps, query: CollegeDataFilter): Promise<RowFilter> {
  const terms = await readTerms(deps, query.q ?? '')
  const isInstituteNarrowed = isGiven(query.type) || isGiven(query.state)
  const [institutes, programmes] = await Promise.all([
    isInstituteNarrowed || terms.length > 0 ? listInstitutes(deps.db) : [],
    isGiven(query.family) || terms.length > 0 ? listProgrammes(deps.db) : [],
  ])
  const meant = institutes.filter(
    ({ type, state }) => isAmong(type, query.type) && (!isGiven(query.state) || isAmong(state, query.state)),
  )
  const found = terms.map((term) => ({
    instituteIds: findInstitutes(institutes, term),
    programmeIds: findProgrammes(programmes, term),
  }))
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return {
    instituteIds: common([
      ...(isInstituteNarrowed ? [ids(meant)] : []),
      ...found.filter(({ programmeIds }) => programmeIds.length === 0).map((word) => word.instituteIds),
    ]),
    programmeIds: common([
      ...(isGiven(query.family) ? [ids(programmes.filter(({ family }) => isAmong(family, query.family)))] : []),
      ...found
        .filter(({ instituteIds, programmeIds }) => instituteIds.length === 0 && programmeIds.length > 0)
        .map((word) => word.programmeIds),
    ]),
    // A word that every institute or every programme has says nothing.
    either: found.filter(
      ({ instituteIds, programmeIds }) =>
        instituteIds.length > 0 &&
        programmeIds.length > 0 &&
        instituteIds.length < institutes.length &&
        programmeIds.length < programmes.length,
    ),
    quotas: given(query.quota),
    seatTypes: given(query.seatType),
    genders: given(query.gender),
    isPreparatoryLeftOut: query.preparatory !== true,
  }
}

/** What a search asks for, with the short names that staff changed. */
async function readTerms(deps: Deps, text: string): Promise<SearchTerm[]> {
  if (text.trim() === '') return []
  return readNicknameSearch(text, ownNicknames((await currentBook(deps)).institutes)).terms
}

type InstituteRow = Awaited<ReturnType<typeof listInstitutes>>[number]
type ProgrammeRow = Awaited<ReturnType<typeof listProgrammes>>[number]

/** Of a short name also the rows with a word that begins like it, earlier spellings among them, where it is long enough. */
function findInstitutes(institutes: readonly InstituteRow[], term: SearchTerm): string[] {
  const begun = isSearched(term) ? findNamed(institutes.map(namedInstitute), term.word) : []
  const meant = institutes.filter(({ name, printedAs, city }) =>
    isInstituteMeant(term, { name, printedAs, city: city ?? undefined }),
  )
  return term.kind === 'word' ? begun : [...new Set([...begun, ...meant.map(({ id }) => id)])]
}

function findProgrammes(programmes: readonly ProgrammeRow[], term: SearchTerm): string[] {
  if (term.kind === 'word') return findNamed(programmes.map(namedProgramme), term.word)
  return programmes.filter((programme) => isProgrammeMeant(term, programme)).map(({ id }) => id)
}

function isSearched({ kind, word }: SearchTerm): boolean {
  return kind === 'word' || (kind === 'institutes' && word.length >= SEARCH_LENGTH_MIN && !word.includes(' '))
}

function namedInstitute({ id, name, printedAs, type, city, state, alsoWritten }: InstituteRow): Named {
  return { id, texts: [name, printedAs, type, city, state, ...alsoWritten] }
}

function namedProgramme({ id, name, degree, family, alsoWritten }: ProgrammeRow): Named {
  return { id, texts: [name, degree, family, ...alsoWritten] }
}

/** The ids that stand in every list; undefined where there is no list. */
function common(lists: readonly (readonly string[])[]): string[] | undefined {
  const [first, ...rest] = lists
  if (!first) return undefined
  const others = rest.map((list) => new Set(list))
  return first.filter((id) => others.every((other) => other.has(id)))
}

function given<Word>(list: readonly Word[] | undefined): readonly Word[] | undefined {
  return isGiven(list) ? list : undefined
}

function isGiven(list: readonly unknown[] | undefined): list is readonly [unknown, ...unknown[]] {
  return list !== undefined && list.length > 0
}

function isAmong(value: string | null, list: readonly string[] | undefined): boolean {
  return !isGiven(list) || (value !== null && list.some((each) => each === value))
}

/** The rows with a word that begins like this one. */
function findNamed(named: readonly Named[], word: string): string[] {
  return named
    .filter(({ texts }) => texts.some((text) => text !== null && wordsBegin(text.toLowerCase(), word)))
    .map(({ id }) => id)
}

function wordsBegin(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).some((each) => each.startsWith(word))
}
