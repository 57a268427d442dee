import { RANK_KEYS, type RankKey } from '@sopaan/contract/college-predictor'
import type { StudentFacts, User } from '@sopaan/contract/users'
import { isState } from '@sopaan/domain/state/states'
import type { Deps } from '#api/deps.ts'
import { type Account, ageBandOf, ranksOf } from '#api/features/account/accounts/accounts.service.ts'
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
    email: account.email,
    fullName: account.full_name,
    profilePic: account.picture_key === null ? null : pictureUrl(account.picture_key),
    feedbacks: account.role === 'mentee' ? await ownFeedbackIds(deps, account.id) : [],
    phone: account.phone,
    language: account.language,
    isVerified: true,
    isActive: account.status === 'active',
    createdAt: account.created_at.toISOString(),
    lastLoginAt: account.last_login_at?.toISOString() ?? null,
    birthMonth: account.birth_month,
    ageBand: ageBandOf(deps, account),
    parent: {
      state: account.parent_state,
      email: account.parent_email,
      waitsFor: await findParentWait(deps, account),
    },
    pendingEmail: (await pendingAddress(deps, account.id)) ?? null,
    hasTwoFactor: isOn,
    mustEnrolTwoFactor: deps.config.isStaffMfaRequired && account.role !== 'mentee' && !isOn,
    studentFacts: await studentFactsOf(deps, account),
  }
}

async function studentFactsOf(deps: Deps, account: Account): Promise<StudentFacts> {
  const told = await ranksOf(deps, account.id)
  const ranks: Partial<Record<RankKey, number>> = {}
  for (const { key, list, kind } of RANK_KEYS) {
    const found = told.find((rank) => rank.list === list && rank.kind === kind)
    if (found) ranks[key] = found.rank
  }
  return {
    // The checks of the table keep these to the words of the contract, which wrote them.
    studyClass: account.study_class as StudentFacts['studyClass'],
    targetYear: account.target_year,
    category: account.category as StudentFacts['category'],
    gender: account.gender as StudentFacts['gender'],
    isPwd: account.is_pwd,
    hasPassedAat: account.has_passed_aat,
    homeState: account.home_state !== null && isState(account.home_state) ? account.home_state : null,
    ranks,
  }
}
