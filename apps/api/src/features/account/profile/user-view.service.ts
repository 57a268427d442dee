import { RANK_KEYS, type RankKey } from '@sopaan/contract/college-predictor'
import type { StudentExams } from '@sopaan/contract/student-exams'
import type { StudentFacts, User } from '@sopaan/contract/users'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { EXAM_KEYS, EXAM_SCORES, type ExamKey, type ExamScore } from '@sopaan/domain/syllabus/state-exams'
import type { Deps } from '#api/deps.ts'
import { listExams, listRanks } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, ageBandOf, birthMonthOpenUntil } from '#api/features/account/accounts/accounts.service.ts'
import { pendingAddress } from '#api/features/account/mail-links/mail-links.service.ts'
import { findParentWait } from '#api/features/account/parents/parents.service.ts'
import { pictureUrl } from '#api/features/account/pictures/pictures.service.ts'
import { hasTwoFactor } from '#api/features/account/two-factor/second-factor.service.ts'
import { ownFeedbackIds } from '#api/features/operations/feedback/feedback.service.ts'

/** An account as its owner sees it. */
export async function userOf(deps: Deps, account: Account): Promise<User> {
  const isOn = await hasTwoFactor(deps, account.id)
  return {
    _id: account.id,
    role: account.role,
    // The check of the table keeps these to the words of the contract.
    staffRoles: account.staffRoles as User['staffRoles'],
    email: account.email,
    fullName: account.fullName,
    profilePic: account.pictureKey === null ? null : pictureUrl(account.pictureKey),
    feedbacks: account.role === 'mentee' ? await ownFeedbackIds(deps, account.id) : [],
    phone: account.phone,
    language: account.language,
    isVerified: true,
    isActive: account.status === 'active',
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    birthMonth: account.birthMonth,
    birthMonthOpenUntil: birthMonthOpenUntil(deps, account)?.toISOString() ?? null,
    ageBand: ageBandOf(deps, account),
    parent: {
      state: account.parentState,
      email: account.parentEmail,
      waitsFor: await findParentWait(deps, account),
    },
    pendingEmail: (await pendingAddress(deps, account.id)) ?? null,
    hasTwoFactor: isOn,
    mustEnrolTwoFactor: deps.config.isStaffMfaRequired && account.role !== 'mentee' && !isOn,
    studentFacts: await studentFactsOf(deps, account),
  }
}

async function studentFactsOf(deps: Deps, account: Account): Promise<StudentFacts> {
  const told = await listRanks(deps.db, account.id)
  const ranks: Partial<Record<RankKey, number>> = {}
  for (const { key, list, kind } of RANK_KEYS) {
    const found = told.find((rank) => rank.list === list && rank.kind === kind)
    if (found) ranks[key] = found.rank
  }
  return {
    // The checks of the table keep these to the words of the contract, which wrote them.
    studyClass: account.studyClass as StudentFacts['studyClass'],
    targetYear: account.targetYear,
    category: account.category as StudentFacts['category'],
    gender: account.gender as StudentFacts['gender'],
    isPwd: account.isPwd,
    hasPassedAat: account.hasPassedAat,
    homeState: ELIGIBLE_STATES.find((each) => each === account.homeState) ?? null,
    ranks,
    exams: await studentExamsOf(deps, account.id, told),
  }
}

/** The examinations somebody takes: those that were ticked, and those of the ranks. */
async function studentExamsOf(deps: Deps, userId: string, ranks: readonly { list: string }[]): Promise<StudentExams> {
  const rows = await listExams(deps.db, userId)
  const exams: Partial<Record<ExamKey, Partial<Record<ExamScore, number>>>> = {}
  for (const key of EXAM_KEYS) {
    const row = rows.find(({ exam }) => exam === key)
    if (row === undefined && !ranks.some(({ list }) => list === key)) continue
    const scores = EXAM_SCORES.flatMap((score) => (row?.[score] == null ? [] : [[score, row[score]]]))
    exams[key] = Object.fromEntries(scores)
  }
  // The contract wrote these, and took of each only its own scores.
  return exams as StudentExams
}
