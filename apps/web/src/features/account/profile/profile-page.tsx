import { paths } from '@sopaan/contract/paths'
import { type User, users } from '@sopaan/contract/users'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { CalendarsSection } from '#web/features/account/linked-calendars/calendars-section.tsx'
import { NotificationSettingsSection } from '#web/features/operations/notifications/notification-settings-section.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownLogsQuery } from './accounts.queries.ts'
import { DevicesSection } from './devices-section.tsx'
import { GrievancesSection } from './grievances-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { NomineeSection } from './nominee-section.tsx'
import { ParentSection } from './parent-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { groupOfHash, groupsOf, type SettingsGroup } from './settings-groups.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { StudySection } from './study-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

const CONSTRAINTS = constraintsOf(users.changeEmail)

/** A person's settings, a page for each subject; the address names the part, so that links lead to it. What is typed on one page stays while another is open. */
export default function ProfilePage() {
  const { account } = useWords()
  const user = useSignedIn()
  const { hash } = useLocation()
  const current = groupOfHash(hash)
  const isMenuOnPhone = hash === ''
  return (
    <ReauthenticationProvider>
      <DocumentHead title={account.profileTitle} isIndexed={false} />
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SettingsMenu user={user} current={current} isOpenOnPhone={isMenuOnPhone} />
        <div className={classNames(isMenuOnPhone && 'max-lg:hidden')}>
          <Link to="#" className="inline-flex min-h-11 items-center font-semibold text-primary-text lg:hidden">
            {account.settings.back}
          </Link>
          {groupsOf(user).map((group) => (
            <div key={group} hidden={group !== current}>
              <div className="grid gap-6">
                <Group of={group} user={user} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </ReauthenticationProvider>
  )
}

function Group({ of, user }: { of: SettingsGroup; user: User }) {
  switch (of) {
    case 'account':
      return (
        <>
          <PersonSection user={user} />
          <PictureSection user={user} />
          <EmailSection user={user} />
          {user.role === 'mentee' && <MentorSection />}
        </>
      )
    case 'studies':
      return <StudySection user={user} />
    case 'security':
      return (
        <>
          <PasswordSection user={user} />
          <PasskeysSection />
          <TwoFactorSection />
          <DevicesSection />
        </>
      )
    case 'calendars':
      return <CalendarsSection />
    case 'notifications':
      return <NotificationSettingsSection />
    case 'privacy':
      return (
        <>
          <LogSection />
          <NomineeSection />
          <GrievancesSection />
          <LeaveSection />
        </>
      )
    case 'guardian':
      return <ParentSection user={user} />
  }
}

/** The way to mentor others, for whoever studies engineering already. */
function MentorSection() {
  const { account } = useWords()
  return (
    <Section id="mentor" title={account.mentorTitle} lead={account.mentorText}>
      <Link to={paths.becomeMentor()} className={`${buttonClasses('line')} justify-self-start`}>
        {account.becomeMentor}
      </Link>
    </Section>
  )
}

/** Moving to another address: it changes when the link mailed there is opened. */
function EmailSection({ user }: { user: User }) {
  const { account } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: async (body) => {
      await request(users.changeEmail, { body })
      toast.success(account.emailAsked(body.newEmail))
      await loadActor()
    },
    onDone: (_, sent) => sent.reset(),
    words: { failed: account.updateFailed, field: 'newEmail' },
  })
  return (
    <Section id="email" title={account.changeEmail} lead={account.emailNow(user.email)}>
      {user.pendingEmail !== null && <p>{account.pendingEmail(user.pendingEmail)}</p>}
      <form {...form.props} className="grid gap-2 sm:max-w-sm">
        <Field label={account.newEmail} autoComplete="email" {...form.field('newEmail')} type="email" />
        <Button type="submit" doing={form.isBusy ? account.sending : undefined} className="justify-self-start">
          {account.sendLink}
        </Button>
      </form>
    </Section>
  )
}

/** What happened on the account, newest first. */
function LogSection() {
  const { account, auditActions, language } = useWords()
  const [page, setPage] = useState(1)
  const query = useQuery(ownLogsQuery(page))
  return (
    <Section id="log" title={account.log}>
      <Loaded query={query}>
        {({ data, page: { limit, total } }) => (
          <>
            {data.length === 0 && <p className="text-secondary">{account.logEmpty}</p>}
            <ul className="divide-y divide-border">
              {data.map((entry) => (
                <li key={entry._id} className="py-3">
                  <p className="flex flex-wrap gap-2">
                    {auditActions[entry.event] ?? entry.event}
                    {entry.result === 'failure' && <Badge tone="reach">{account.logFailed}</Badge>}
                  </p>
                  <p className="type-small text-tertiary">
                    {[formatDateTime(entry.at, language), entry.device, entry.ip].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            <PageNav label={account.log} page={{ page, limit, total }} onPage={setPage} directions={account} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
