import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { type CheckBook, candidateOf, checkChoice, openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import { BLOCKS, type CheckedChoice } from '@sopaan/domain/list-doctor/checked-choice'
import { type Finding, findFaults } from '@sopaan/domain/list-doctor/list-doctor'
import { applyRepair, bestChance, repairOf } from '@sopaan/domain/list-doctor/repairs'
import { FIFTEEN_NODES } from '@sopaan/domain/list-risk/shock-nodes'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { openSeatBook } from '@sopaan/domain/seats/seat-facts'
import { SEEDS, type SeededList } from './doctor/seeds.ts'
import { exactly, type Figure } from './figure.ts'
import { drawList, groupPools } from './list-risk/lists.ts'
import { drawer } from './list-risk/people.ts'

const LISTS = 2_000
/** Where nine nodes and fifteen may differ, a claim is not held to be invented. */
const SLACK = 0.01
const BOOK = new URL('../data/national-book.bin.br', import.meta.url)

/**
 * The doctor over lists drawn from the book that ships: a clean list has no blocked row and whatever else is found is true
 * when worked out again; then one fault of each kind is put into each list, and is found, where it was put, and repaired.
 */
export async function run(): Promise<Figure[]> {
  const book = decodeBook(brotliDecompressSync(await readFile(BOOK)))
  const open = openSeatBook(book)
  const check = openCheckBook(open)
  if (!check) throw new Error('The book says nothing of lists')
  const programmes = groupPools(book)
  const draw = drawer(20)
  const counts = { invented: 0, lost: 0, unrepaired: 0 }
  const seeded = new Map<string, number>()
  for (let at = 0; at < LISTS; at++) {
    const drawn = drawList(book, programmes, open.newest.closing, draw)
    const subject = subjectOf(check, drawn.choices, drawn.profile)
    counts.invented += countInvented(check, subject)
    for (const seed of SEEDS) {
      const sick = seed.put(subject, draw)
      if (!sick) continue
      seeded.set(seed.code, (seeded.get(seed.code) ?? 0) + 1)
      const outcome = judgeSeed(check, sick, seed.code)
      if (!outcome.isFound) counts.lost++
      else if (!outcome.isRepaired) counts.unrepaired++
    }
  }
  console.log(`seeded: ${[...seeded].map(([code, count]) => `${code} ${count}`).join(', ')}`)
  return [
    exactly('findings on clean lists that are not true', counts.invented, 0, `of ${LISTS} lists`),
    exactly('kinds of fault that were put into lists', seeded.size, SEEDS.length, ''),
    exactly('seeded faults that were not found', counts.lost, 0, ''),
    exactly('seeded faults that one tap did not repair', counts.unrepaired, 0, ''),
  ]
}

/** Rows of a drawn list as the doctor reads them. */
function subjectOf(
  check: CheckBook,
  drawn: readonly { institute: number; programme: number }[],
  profile: Profile,
): SeededList {
  const choices = drawn.flatMap(({ institute, programme }): CheckedChoice[] => {
    const [pool] = check.risk.poolsOf(institute, programme)
    const row = pool === undefined ? undefined : checkChoice(check, pool, profile)
    return row && row.pools.length > 0 ? [row] : []
  })
  return { choices, candidate: candidateOf(profile) }
}

/** Findings on a clean list that do not hold when they are worked out again from the rows. */
function countInvented({ risk }: CheckBook, { choices, candidate }: SeededList): number {
  const { findings } = findFaults(choices, candidate, risk.shocks)
  const { judged } = findFaults(choices, candidate, risk.shocks, { nodes: FIFTEEN_NODES })
  return findings.filter((finding) => !isTrue(finding, choices, judged)).length
}

function isTrue(
  finding: Finding,
  choices: readonly CheckedChoice[],
  judged: ReturnType<typeof findFaults>['judged'],
): boolean {
  if (BLOCKS.some((code) => code === finding.code)) return false
  const row = 'at' in finding ? choices[finding.at] : undefined
  switch (finding.code) {
    case 'NEVER_REACHED':
      return (judged.rows[finding.at]?.reach ?? 1) < 0.005 + SLACK
    case 'NO_CHANCE':
      return row?.pools.every(({ chance }) => chance < 0.005) ?? false
    case 'MAY_NOT_BE_OFFERED':
      return row?.pools.some(({ survival }) => survival < 0.85 && survival === finding.survival) ?? false
    case 'NO_SAFE_END':
      return judged.noSeat > 0.05 - SLACK
    case 'FALL_TOGETHER':
      return judged.noSeat > 0.03 - SLACK && judged.noSeat > judged.noSeatIfApart
    case 'EASIER_ABOVE_HARDER':
      return row?.institute === choices[finding.other]?.institute && finding.other === finding.at + 1
    case 'NOTHING_BETWEEN':
      return choices.every(({ pools }) =>
        pools.every(({ chance }) => chance >= 0.88 || chance < 0.08 || pools.length > 1),
      )
    case 'RANK_NOT_USED':
      return choices.every(({ list }) => list !== finding.list)
    default:
      return false
  }
}

/** Whether a seeded fault is found where it was put, and whether its repair takes it away. */
function judgeSeed({ risk }: CheckBook, sick: SeededList & { at: number | undefined }, code: Finding['code']) {
  const { findings, judged } = findFaults(sick.choices, sick.candidate, risk.shocks, { offers: sick.offers })
  const found = findings.find(
    (finding) => finding.code === code && (sick.at === undefined || ('at' in finding && finding.at === sick.at)),
  )
  const repair = found && repairOf(found, judged, sick.offers ?? { safe: [], home: [], dream: [] })
  if (!found || !repair) return { isFound: found !== undefined, isRepaired: found !== undefined && !REPAIRED.has(code) }
  const byKey = new Map(
    [...sick.choices, ...(sick.offers?.safe ?? []), ...(sick.offers?.home ?? []), ...(sick.offers?.renamed ?? [])].map(
      (choice) => [choice.key, choice],
    ),
  )
  const keys = sick.choices.map(({ key }) => key)
  const chanceOf = (key: string) => bestChance(byKey.get(key) ?? { pools: [] })
  const repaired = applyRepair(keys, repair, chanceOf).flatMap((key) => byKey.get(key) ?? [])
  const after = findFaults(repaired, sick.candidate, risk.shocks, { offers: sick.offers })
  const isSafer = after.judged.noSeat < judged.noSeat
  const before = nameOf(found, judged)
  const isGone = !after.findings.some((finding) => nameOf(finding, after.judged) === before)
  return { isFound: true, isRepaired: isGone || (code === 'NO_SAFE_END' && isSafer) }
}

/** A finding by the rows it is of, wherever they stand. */
function nameOf(finding: Finding, { rows }: ReturnType<typeof findFaults>['judged']): string {
  const keys = [...('at' in finding ? [finding.at] : []), ...('other' in finding ? [finding.other] : [])]
  return [finding.code, ...keys.map((at) => rows[at]?.choice.key)].join(' ')
}

/** Codes that one tap repairs. */
const REPAIRED: ReadonlySet<Finding['code']> = new Set<Finding['code']>([
  'TWICE',
  'RENAMED',
  'NOT_OFFERED',
  'NO_RANK_FOR_IT',
  'AAT_MISSING',
  'NOT_ELIGIBLE',
  'NEVER_REACHED',
  'UNWANTED_LENGTH',
  'AGAINST_OWN_WISH',
  'EASIER_ABOVE_HARDER',
  'NO_SAFE_END',
  'HOME_FORGOTTEN',
  'TOO_SHORT',
])
