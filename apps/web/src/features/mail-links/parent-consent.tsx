import { NOTICE_VERSION, parents } from '@sopaan/contract/consents'
import { useState } from 'react'
import { request } from '#web/identity/browser-request.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { useLink } from './use-link.ts'

const RELATIONS = ['mother', 'father', 'guardian'] as const

/** The page of a parent: what the child may do, and to agree or take the agreement back (decision C23). */
export function ParentConsent({ token, childName }: { token: string; childName: string }) {
  const { auth, language } = useWords()
  const { isWorking, go } = useLink()
  const [faults, setFaults] = useState<{ fullName?: string; isAdult?: string }>({})
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fullName = String(data.get('fullName') ?? '').trim()
    const relation = RELATIONS.find((each) => each === data.get('relation')) ?? 'guardian'
    const found = {
      ...(fullName === '' && { fullName: auth.nameMissing }),
      ...(data.get('isAdult') === null && { isAdult: auth.links.parentAdultMissing }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body = { token, fullName, relation, isAdult: true as const, noticeVersion: NOTICE_VERSION, language }
    await go(() => request(parents.confirm, { body }, { withoutRefresh: true }), auth.links.parentAgreed)
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <AuthTitle title={auth.links.parentTitle(childName)} subtitle={auth.links.parentText(childName)} />
      <div className="grid gap-2">
        <Field
          label={auth.links.parentName}
          name="fullName"
          autoComplete="name"
          maxLength={80}
          error={faults.fullName}
        />
        <Select label={auth.links.parentRelation} name="relation" defaultValue="mother">
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {auth.links.relations[relation]}
            </option>
          ))}
        </Select>
        <Checkbox label={auth.links.parentAdult} name="isAdult" />
        {faults.isAdult !== undefined && (
          <p role="alert" className="type-small font-semibold text-reach">
            {faults.isAdult}
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-3">
        <Button type="submit" doing={isWorking ? auth.links.working : undefined}>
          {auth.links.parentAgree}
        </Button>
        <Button
          look="quiet"
          disabled={isWorking}
          onClick={() =>
            go(
              () => request(parents.withdraw, { body: { token } }, { withoutRefresh: true }),
              auth.links.parentWithdrawn,
            )
          }
        >
          {auth.links.parentWithdraw}
        </Button>
      </div>
    </form>
  )
}
