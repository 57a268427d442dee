import { LANGUAGES, type User, users } from '@sopaan/contract/users'
import { keepActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useDeed } from '#web/identity/use-deed.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeMonth } from './write-instant.ts'

/** Name, phone, language and month of birth. */
export function PersonSection({ user }: { user: User }) {
  const { account, language } = useWords()
  const { isBusy, fields, run } = useDeed()
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const birthMonth = text('birthMonth')
    const body = {
      fullName: text('fullName'),
      phone: text('phone') === '' ? null : text('phone'),
      language: LANGUAGES.find((each) => each === text('language')) ?? user.language,
      ...(birthMonth === '' ? {} : { birthMonth }),
    }
    void run(async () => keepActor((await request(users.updateMe, { body })).data.user), {
      done: account.saved,
      failed: account.updateFailed,
    })
  }
  return (
    <Section id="person" title={account.person}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-2 sm:grid-cols-2 sm:gap-x-5">
        <Field
          label={account.fullName}
          name="fullName"
          autoComplete="name"
          maxLength={80}
          defaultValue={user.fullName}
          error={fields.fullName}
        />
        <Field
          label={account.phone}
          hint={account.phoneHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          defaultValue={user.phone ?? ''}
          error={fields.phone}
        />
        <Select label={account.language} name="language" defaultValue={user.language} error={fields.language}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {account.languages[each]}
            </option>
          ))}
        </Select>
        {user.birthMonth === null ? (
          <Field
            label={account.birthMonth}
            hint={account.birthMonthHint}
            name="birthMonth"
            type="month"
            placeholder="2008-05"
            error={fields.birthMonth}
          />
        ) : (
          <p className="self-center text-ink-2">{account.birthMonthSet(writeMonth(user.birthMonth, language))}</p>
        )}
        <Button type="submit" doing={isBusy ? account.saving : undefined} className="justify-self-start">
          {account.save}
        </Button>
      </form>
    </Section>
  )
}
