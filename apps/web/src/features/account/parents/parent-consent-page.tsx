import type { ParentConsent } from '@sopaan/contract/parents'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { type ReactNode, useEffect, useRef } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AgreedConsent } from './agreed-consent.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentProof } from './consent-proof.tsx'
import { DataWeStore } from './data-we-store.tsx'
import { OrderApprovals } from './order-approvals.tsx'
import { useParentConsent } from './use-parent-consent.ts'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

/** A parent's own page: what the child asks for, what was agreed, and the way to take it back (decision C23). */
export default function ParentConsentPage() {
  const { parents, language } = useWords()
  const link = useParentConsent()
  return (
    <div className="mx-auto max-w-2xl">
      <DocumentHead title={parents.pageTitle} isIndexed={false} />
      {link.state === 'reading' && (
        <p role="status" className="text-secondary">
          {parents.reading}
        </p>
      )}
      {link.state === 'unreachable' && (
        <div className="grid gap-6">
          <Banner title={parents.unreachable} tone="error" />
          <Button onClick={link.retry}>{parents.tryAgain}</Button>
        </div>
      )}
      {link.state === 'invalid' && (
        <ConsentDone title={parents.invalidTitle} text={parents.invalidText}>
          <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
            {parents.writeToUs}
          </a>
        </ConsentDone>
      )}
      {link.state === 'paid' && <ConsentDone title={parents.paidTitle} text={parents.paidText} />}
      {link.state === 'read' && <Answer token={link.token} consent={link.consent} onChange={link.set} />}
    </div>
  )
}

type AnswerProps = { token: string; consent: ParentConsent; onChange: (consent: ParentConsent) => void }

function Answer({ token, consent, onChange }: AnswerProps) {
  const { parents, language } = useWords()
  const child = consent.childFirstName
  const day = (instant: string | null) => formatDate(instant ?? '', language)
  switch (consent.state) {
    case 'asked':
      return (
        <ConsentDone title={parents.askedTitle(child)} text={parents.askedText(child)}>
          <DataWeStore child={child} />
          <ConsentForm token={token} onAgreed={onChange} />
        </ConsentDone>
      )
    case 'answered':
      return (
        <ConsentDone title={parents.proofTitle} text={parents.proofText(child)}>
          <ConsentProof token={token} consent={consent} onChange={onChange} />
        </ConsentDone>
      )
    case 'agreed':
      return (
        <ConsentDone
          title={parents.agreedTitle(day(consent.agreedAt))}
          text={parents.agreedText(consent.parentName ?? '', parents.relations[consent.relation ?? 'guardian'], child)}
        >
          {consent.rupee !== null && (
            <p role="status" className="rounded-box bg-surface-sunken p-4">
              {parents.rupee[consent.rupee]}
            </p>
          )}
          <OrderApprovals token={token} child={child} />
          <AgreedConsent token={token} consent={consent} onWithdrawn={onChange} />
          <DataWeStore child={child} />
        </ConsentDone>
      )
    case 'withdrawn':
      return (
        <ConsentDone title={parents.withdrawnTitle(day(consent.withdrawnAt))} text={parents.withdrawnText(child)} />
      )
    case 'grown':
      return <ConsentDone title={parents.grownTitle(child)} text={parents.grownText(child)} />
  }
}

/** One state of the page: its heading is read out when it comes in place of another. */
function ConsentDone({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another state.
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className="grid gap-8">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl font-heading outline-none max-sm:text-3xl">
          {title}
        </h1>
        <p className="mt-3">{text}</p>
      </div>
      {children}
    </div>
  )
}
