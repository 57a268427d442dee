import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_TOPICS,
  contact as contactCalls,
} from '@sopaan/contract/contact'
import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { OfficerLine } from '#web/features/operations/site/officer-line.tsx'
import { SellerLines } from '#web/features/operations/site/seller-lines.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import island from './contact-island.ts?script-file'

const CONSTRAINTS = constraintsOf(contactCalls.send)

/** The page is sent without React; a small script sends the form. */
export const handle = { hydrate: false, island }

/** It brings the token of its form, so it is nobody else's. */
export function headers(): HeadersInit {
  return { 'cache-control': 'private, no-store' }
}

export default function ContactPage() {
  const { contact: words } = useWords()
  return (
    <>
      <DocumentHead title={words.title} description={words.description} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.lead}</p>
      </PageHead>
      <div className="page-width grid gap-10 py-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16">
        <section aria-labelledby="write">
          <h2 id="write" className="type-subsection mb-5">
            {words.formTitle}
          </h2>
          <ContactForm />
        </section>
        <div className="grid content-start gap-8">
          <Aside title={words.grievanceTitle}>{words.grievanceText}</Aside>
          <OfficerLine />
          <SellerLines />
          <Aside title={words.dangerTitle}>{words.dangerText}</Aside>
        </div>
      </div>
    </>
  )
}

function ContactForm() {
  const { contact: words } = useWords()
  return (
    <form
      data-contact-form
      data-sent={words.sent}
      data-failed={words.failed}
      data-limited={words.limited}
      data-sending={words.sending}
      noValidate
      className="grid gap-4"
    >
      <noscript>
        <p className="font-semibold text-danger">{words.withoutScript}</p>
      </noscript>
      <SentMessage name="fullName">
        <Field
          label={words.fullName}
          name="fullName"
          autoComplete="name"
          maxLength={CONTACT_NAME_MAX}
          aria-describedby="wrong-fullName"
          hasNote={false}
        />
      </SentMessage>
      <SentMessage name="email">
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          {...limitsOf(CONSTRAINTS, 'email')}
          aria-describedby="wrong-email"
          hasNote={false}
        />
      </SentMessage>
      <SentMessage name="topic">
        <Select label={words.topic} name="topic" defaultValue="" aria-describedby="wrong-topic" hasNote={false}>
          <option value="" />
          {CONTACT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {words.topics[topic]}
            </option>
          ))}
        </Select>
      </SentMessage>
      <SentMessage name="message">
        <TextArea
          label={words.message}
          name="message"
          rows={6}
          maxLength={CONTACT_MESSAGE_MAX}
          aria-describedby="hint-message wrong-message"
          hasNote={false}
        />
        <p id="hint-message" className="type-small mt-1 text-tertiary">
          {words.messageHint}
        </p>
      </SentMessage>
      {/* People do not see it and do not reach it with the keyboard: whoever fills it in is a machine. */}
      <label className="absolute -left-[9999px]" aria-hidden="true">
        {words.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" needsScript className="sm:justify-self-start">
        {words.send}
      </Button>
      <p role="status" data-contact-said className="min-h-6 font-semibold" />
    </form>
  )
}

/** A field with the place where the script says what is wrong with it. */
function SentMessage({ name, children }: { name: keyof typeof WRONG_IDS; children: ReactNode }) {
  const { contact: words } = useWords()
  return (
    <div>
      {children}
      <p
        id={WRONG_IDS[name]}
        data-for={name}
        data-wrong={words.wrong[name]}
        className="type-small min-h-6 pt-1 font-semibold text-danger"
      />
    </div>
  )
}

const WRONG_IDS = {
  fullName: 'wrong-fullName',
  email: 'wrong-email',
  topic: 'wrong-topic',
  message: 'wrong-message',
} as const

function Aside({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="type-card">{title}</h2>
      <p className="mt-2 text-secondary">{children}</p>
    </section>
  )
}
