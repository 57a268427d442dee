import type { BusinessFields } from '@sopaan/contract/business'
import { GST_STATES } from '@sopaan/domain/money/gst-states'
import { useAction } from '#web/identity/use-action.ts'
import type { FieldErrors } from '#web/refusal-words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveBusiness } from './business.queries.ts'

type Props = { business: BusinessFields | null }

/** What is printed of the business. The password is asked again before it is saved, where it was given long ago. */
export function BusinessForm({ business }: Props) {
  const { business: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const rate = Number(String(entered.get('gstRate') ?? '').replace(',', '.') || Number.NaN)
    // What is no figure is sent as none, which the call refuses along with whatever else is wrong.
    const unread: FieldErrors = Number.isNaN(rate) ? { gstRateBp: words.rateTakes } : {}
    await run(() => saveBusiness(readFields(entered, rate)), { done: words.saved, failed: words.failed, unread })
  }
  return (
    <WideForm words={words} isBusy={isBusy} onSave={handleSave}>
      <Field
        label={words.legalName}
        name="legalName"
        maxLength={120}
        autoComplete="organization"
        defaultValue={business?.legalName}
        error={fields.legalName}
        className="sm:col-span-2"
      />
      <TextArea
        label={words.address}
        name="address"
        maxLength={300}
        rows={3}
        defaultValue={business?.address}
        error={fields.address}
        className="sm:col-span-2"
      />
      <StateField business={business} error={fields.stateCode} />
      <Field
        label={words.gstin}
        hint={words.gstinHint}
        name="gstin"
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={business?.gstin ?? ''}
        error={fields.gstin}
      />
      <Field label={words.email} name="email" type="email" defaultValue={business?.email ?? ''} error={fields.email} />
      <Field
        label={words.phone}
        name="phone"
        type="tel"
        maxLength={20}
        defaultValue={business?.phone ?? ''}
        error={fields.phone}
      />
      <NumberFields business={business} fields={fields} />
    </WideForm>
  )
}

function StateField({ business, error }: Props & { error: string | undefined }) {
  const { business: words, states } = useWords()
  return (
    <Select label={words.state} name="stateCode" defaultValue={business?.stateCode ?? ''} error={error} hasNote>
      <option value="" disabled>
        {words.choose}
      </option>
      {GST_STATES.map(([code, state]) => (
        <option key={code} value={code}>
          {states[state]} ({code})
        </option>
      ))}
    </Select>
  )
}

function NumberFields({ business, fields }: Props & { fields: Readonly<Record<string, string>> }) {
  const { business: words } = useWords()
  const invoicePrefix = business?.invoicePrefix ?? 'SO'
  const creditNotePrefix = business?.creditNotePrefix ?? 'CN'
  return (
    <>
      <Field
        label={words.sac}
        hint={words.sacHint}
        name="sac"
        inputMode="numeric"
        maxLength={6}
        defaultValue={business?.sac ?? '999293'}
        error={fields.sac}
      />
      <Field
        label={words.gstRate}
        name="gstRate"
        inputMode="decimal"
        defaultValue={(business?.gstRateBp ?? 1_800) / 100}
        error={fields.gstRateBp}
      />
      <Field
        label={words.invoicePrefix}
        hint={words.prefixHint(`${invoicePrefix}/26-27/000123`)}
        name="invoicePrefix"
        maxLength={2}
        defaultValue={invoicePrefix}
        error={fields.invoicePrefix}
      />
      <Field
        label={words.creditNotePrefix}
        hint={words.prefixHint(`${creditNotePrefix}/26-27/000123`)}
        name="creditNotePrefix"
        maxLength={2}
        defaultValue={creditNotePrefix}
        error={fields.creditNotePrefix}
      />
    </>
  )
}

function readFields(entered: FormData, rate: number): BusinessFields {
  const text = (name: string) => String(entered.get(name) ?? '').trim()
  return {
    legalName: text('legalName'),
    address: text('address').replaceAll('\r\n', '\n'),
    stateCode: text('stateCode'),
    gstin: text('gstin') || null,
    email: text('email') || null,
    phone: text('phone') || null,
    sac: text('sac'),
    gstRateBp: Math.round(rate * 100),
    invoicePrefix: text('invoicePrefix').toUpperCase(),
    creditNotePrefix: text('creditNotePrefix').toUpperCase(),
  }
}
