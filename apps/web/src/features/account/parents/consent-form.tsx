import { NOTICE_VERSION } from '@sopaan/contract/consents'
import { PARENT_RELATIONS, parents as parentCalls } from '@sopaan/contract/parents'
import { readLanguageName } from '@sopaan/domain/languages'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { grantConsent, sendCode } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

const CONSTRAINTS = constraintsOf(parentCalls.confirm)

type Faults = { fullName?: string; relation?: string; isAdult?: string; code?: string }
const CODE_DIGITS = 6

/** The parent's answer: who agrees, and that an adult does. Nothing is chosen beforehand. */
export function ConsentForm({ token }: { token: string }) {
  const { parents, language } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [faults, setFaults] = useState<Faults>({})
  const [isCodeSent, setIsCodeSent] = useState(false)
  const handleSendCode = () =>
    void send(async () => {
      await sendCode(token, readLanguageName(language))
      setIsCodeSent(true)
    })
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fullName = String(data.get('fullName') ?? '').trim()
    const relation = PARENT_RELATIONS.find((each) => each === data.get('relation'))
    const isAdult = data.get('isAdult') !== null
    const code = String(data.get('code') ?? '').replace(/\D/g, '')
    setFaults({
      ...(fullName === '' && { fullName: parents.nameMissing }),
      ...(relation === undefined && { relation: parents.relationMissing }),
      ...(!isAdult && { isAdult: parents.adultMissing }),
      ...(code.length !== CODE_DIGITS && { code: parents.codeMissing }),
    })
    if (fullName === '' || relation === undefined || !isAdult || code.length !== CODE_DIGITS) return
    const answer = {
      token,
      fullName,
      relation,
      isAdult: true as const,
      noticeVersion: NOTICE_VERSION,
      language: readLanguageName(language),
      code,
    }
    void send(() => grantConsent(answer))
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <h2 className="type-card mb-3">{parents.answerTitle}</h2>
      <div className="grid gap-2">
        <Field
          label={parents.name}
          name="fullName"
          autoComplete="name"
          {...limitsOf(CONSTRAINTS, 'fullName')}
          error={faults.fullName}
        />
        <Select label={parents.relation} name="relation" defaultValue="" error={faults.relation}>
          <option value="">{parents.relationNone}</option>
          {PARENT_RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {parents.relations[relation]}
            </option>
          ))}
        </Select>
        <Field
          label={parents.code}
          hint={parents.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...limitsOf(CONSTRAINTS, 'code')}
          error={faults.code}
        />
        <div>
          <Button look="line" disabled={isWorking} onClick={handleSendCode}>
            {parents.sendCode}
          </Button>
          <p role="status" className="type-small mt-1 text-secondary">
            {isCodeSent ? parents.codeSent : ''}
          </p>
        </div>
        <Checkbox label={parents.isAdult} name="isAdult" />
        {faults.isAdult !== undefined && (
          <p role="alert" className="type-small font-semibold text-danger">
            {faults.isAdult}
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-3">
        {fault !== undefined && <Banner title={fault} tone="error" />}
        <Button type="submit" doing={isWorking ? parents.working : undefined}>
          {parents.agree}
        </Button>
        <p className="text-secondary">
          {parents.thenProof} {parents.doNothing}
        </p>
      </div>
    </form>
  )
}
