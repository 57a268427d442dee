import { type CollegeRecord, collegeRecords } from '@sopaan/contract/college-records'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendNickname, sendRecordName } from './college-records.queries.ts'

const RENAME = constraintsOf(collegeRecords.rename)
const NICKNAME = constraintsOf(collegeRecords.nickname)

type Props = { record: CollegeRecord }

/** The name that everyone reads. */
export function RenameForm({ record: { kind, _id, name, printed } }: Props) {
  const { collegeRecords: words } = useWords()
  // Years and degree of a programme stay.
  const [, shown = name] = /^(.*?) \(\d+ Years, .*\)$/.exec(kind === 'programme' ? name : '') ?? []
  const form = useContractForm(RENAME, {
    initial: { name: shown },
    send: (body) => sendRecordName(kind, _id, body),
    words: { done: words.saved, failed: words.failed, field: 'name' },
  })
  return (
    <Card>
      <h2 className="type-card">{words.rename}</h2>
      <p className="mt-1 mb-3 text-secondary">{words.renameLead(printed)}</p>
      <WideForm form={form} words={{ save: words.renameSave, saving: words.saving }}>
        <Field label={words.newName} {...form.field('name')} />
        <Field label={words.reason} {...form.field('reason')} />
      </WideForm>
    </Card>
  )
}

/** Short names by which people find an institute. */
export function NicknameForm({ record: { _id, nicknames } }: Props) {
  const { collegeRecords: words } = useWords()
  const [round, setRound] = useState(0)
  return (
    <Card>
      <h2 className="type-card">{words.nicknames}</h2>
      <p className="mt-1 text-secondary">{words.nicknamesLead}</p>
      <ul className="my-3 flex flex-wrap gap-2">
        {nicknames.map(({ name, is }) => (
          <li
            key={name}
            className={`rounded-chip border border-border px-3 py-1 ${is === 'removed' ? 'text-tertiary line-through' : ''}`}
          >
            <span lang="en">{name}</span>
            {is !== 'shipped' && <span className="type-small ms-2 text-tertiary">{words.nicknameIs[is]}</span>}
          </li>
        ))}
      </ul>
      <NicknameFields key={round} id={_id} onDone={() => setRound(round + 1)} />
    </Card>
  )
}

function NicknameFields({ id, onDone }: { id: string; onDone: () => void }) {
  const { collegeRecords: words } = useWords()
  const form = useContractForm(NICKNAME, {
    initial: { how: 'add' },
    send: (body) => sendNickname(id, body),
    onDone,
    words: { done: words.saved, failed: words.failed, field: 'nickname' },
  })
  return (
    <WideForm form={form} words={{ save: words.nicknameSave, saving: words.saving }}>
      <Field label={words.nickname} {...form.field('nickname')} />
      <Select label={words.how} {...form.select('how')}>
        <option value="add">{words.hows.add}</option>
        <option value="remove">{words.hows.remove}</option>
      </Select>
      <Field label={words.reason} className="sm:col-span-2" {...form.field('reason')} />
    </WideForm>
  )
}
