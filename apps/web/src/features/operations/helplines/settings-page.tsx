import { hasStaffRole, type StaffRole } from '@sopaan/contract/staff-roles'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { BusinessSection } from '#web/features/commerce/business/business-section.tsx'
import { AlertHooksSection } from '#web/features/operations/alert-hooks/alert-hooks-section.tsx'
import { AlertRulesSection } from '#web/features/operations/alert-hooks/alert-rules-section.tsx'
import { KeyEndsSection } from '#web/features/operations/alert-hooks/key-ends-section.tsx'
import { AnswerTemplatesSection } from '#web/features/operations/contact/answer-templates-section.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { MailTextsSection } from '#web/features/operations/mails/mail-texts-section.tsx'
import { LiftSection } from '#web/features/operations/site/lift-section.tsx'
import { LimitsSection, readLimitsSearch } from '#web/features/operations/site/limits-section.tsx'
import { downloadLimits } from '#web/features/operations/site/site.queries.ts'
import { SiteSections } from '#web/features/operations/site/site-sections.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { HelplinesSection } from './helplines-section.tsx'

const PARTS = ['site', 'mails', 'answers', 'business', 'helplines', 'limits', 'alerts'] as const
type Part = (typeof PARTS)[number]

/** Who of the staff each part is for, besides owners. */
const PART_ROLES: Readonly<Record<Part, readonly StaffRole[]>> = {
  site: ['content'],
  mails: ['content'],
  answers: ['support'],
  business: ['finance'],
  helplines: ['content'],
  limits: [],
  alerts: [],
}

/** What admins set without a release, a part at a time. */
export default function SettingsPage() {
  const { resources, site: words } = useWords()
  const [search] = useSearchParams()
  const { staffRoles } = useSignedIn()
  const parts = PARTS.filter((each) => hasStaffRole(staffRoles, PART_ROLES[each]))
  const part = parts.find((each) => each === search.get('part')) ?? parts[0] ?? 'site'
  return (
    <ReauthenticationProvider>
      <DocumentHead title={resources.admin.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <nav aria-label={words.partsLabel}>
          <ul className="flex flex-wrap gap-2">
            {parts.map((each) => (
              <li key={each}>
                <Link
                  to={`?part=${each}`}
                  aria-current={each === part ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-chip border px-4 font-semibold no-underline',
                    each === part
                      ? 'border-primary bg-primary-soft text-primary-text'
                      : 'border-border bg-surface text-secondary',
                  )}
                >
                  {words.parts[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6', part !== 'limits' && 'max-w-3xl')}>
          <PartOf part={part} />
        </div>
      </div>
    </ReauthenticationProvider>
  )
}

function LimitViews() {
  const { site: words, staff } = useWords()
  const [search] = useSearchParams()
  const asked = readLimitsSearch(search, words.limitNames)
  return (
    <ListViews list="limits">
      <FileButton
        label={staff.list.csv}
        words={{ failed: staff.list.csvFailed }}
        onTake={() => downloadLimits(asked)}
        long={{ list: 'limits', filter: asked }}
      />
    </ListViews>
  )
}

function PartOf({ part }: { part: Part }) {
  switch (part) {
    case 'site':
      return <SiteSections />
    case 'mails':
      return <MailTextsSection />
    case 'answers':
      return <AnswerTemplatesSection />
    case 'business':
      return <BusinessSection />
    case 'helplines':
      return <HelplinesSection />
    case 'limits':
      return (
        <>
          <LimitsSection views={<LimitViews />} />
          <LiftSection />
        </>
      )
    case 'alerts':
      return (
        <>
          <AlertRulesSection />
          <AlertHooksSection />
          <KeyEndsSection />
        </>
      )
  }
}
