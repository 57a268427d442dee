import { paths } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NotificationSettingsSection } from '#web/features/operations/notifications/notification-settings-section.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { GrievancesSection } from './grievances-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { LogSection } from './log-section.tsx'
import { NomineeSection } from './nominee-section.tsx'
import { ParentSection } from './parent-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { StudySection } from './study-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** A person's own page: everything the account holds, and every way to change it or leave. */
export default function ProfilePage() {
  const { account } = useWords()
  const user = useSignedIn()
  return (
    <ReauthenticationProvider>
      <DocumentHead title={account.profileTitle} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-6">
        <PersonSection user={user} />
        <PictureSection user={user} />
        {user.role === 'mentee' && <StudySection user={user} />}
        <ParentSection user={user} />
        <PasswordSection user={user} />
        <EmailSection user={user} />
        <TwoFactorSection />
        <DevicesSection />
        <NotificationSettingsSection />
        <NomineeSection />
        <GrievancesSection />
        <LogSection />
        {user.role === 'mentee' && <MentorSection />}
        <LeaveSection />
      </div>
    </ReauthenticationProvider>
  )
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
