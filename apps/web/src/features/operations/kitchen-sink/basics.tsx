import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'

/** Every step of type, largest first. */
export function Types() {
  return (
    <>
      <p className="type-hero">
        Hero <Highlighted>marked</Highlighted>
      </p>
      <p className="type-title">Page title</p>
      <p className="type-section">Section</p>
      <p className="type-subsection">Sub-section</p>
      <p className="type-card">Card title</p>
      <p className="type-lead">Lead</p>
      <p>Body, and a small line: 1,20,000</p>
      <p className="type-small text-tertiary">Small</p>
      <p lang="hi">हिन्दी में लिखा एक वाक्य, अंकों के साथ: 1,20,000</p>
    </>
  )
}

/** Buttons in every look and state. */
export function Buttons() {
  const looks = ['pen', 'line', 'quiet', 'danger'] as const
  return (
    <div className="grid gap-4">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>Rest</Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} doing="Signing in">
            Sign In now
          </Button>
        </div>
      ))}
      <div className="flex gap-3">
        <IconButton icon="filters" label="Filters" />
        <IconButton icon="close" label="Close" edged />
        <IconButton icon="menu" label="Menu" edged disabled />
      </div>
    </div>
  )
}

/** Everything to fill in, at rest, disabled and wrong. */
export function Fields() {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Field label="At rest" hint="With a hint" name="rest" />
      <Field
        label="Wrong"
        error="Ranks go from 1 to 20,00,000. Is this your percentile?"
        name="wrong"
        defaultValue="0"
      />
      <Field label="Disabled" name="disabled" disabled defaultValue="6,842" />
      <Select label="A list" hint="The browser's own" name="list">
        <option>First</option>
        <option>Second</option>
      </Select>
      <Select label="A list with an error" error="Choose one of the answers in the list." name="wrong-list">
        <option>First</option>
      </Select>
      <Select label="A disabled list" hasNote name="dead-list" disabled>
        <option>First</option>
      </Select>
      <Field type="search" label="To search by" hint="A part of a name" name="q" />
      <RadioChips
        legend="One of a few"
        name="few"
        chosen="b"
        choices={['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }))}
      />
      <div>
        <Checkbox label="To tick" note="12" name="tick" />
        <Checkbox label="Ticked" name="ticked" defaultChecked />
        <Checkbox label="Disabled" name="off" disabled />
        <Switch label="Mail me" note="Once a day at most" name="mail" />
        <Switch label="On" name="on" defaultChecked />
        <Switch label="Disabled" name="dead" disabled />
      </div>
      <TextArea label="Several lines" hint="10 to 1000 characters" name="lines" />
      <TextArea
        label="Several wrong lines"
        error="Write at least 10 characters."
        name="wrong-lines"
        defaultValue="No"
      />
      <TextArea label="Several disabled lines" name="dead-lines" disabled defaultValue="As it was sent." />
      <Field type="date" label="A day" name="day" defaultValue="2026-11-25" />
      <Field type="datetime-local" label="Begins (IST)" name="begins" defaultValue="2026-11-25T19:00" />
      <FileDrop
        label="Choose a file, or drop it here"
        hint="CSV or XLSX, at most 20 MB"
        accept=".csv"
        onChoose={() => undefined}
      />
      <FileDrop
        label="A file that was not taken"
        hint="CSV or XLSX, at most 20 MB"
        error="The file is larger than 20 MB."
        accept=".csv"
        onChoose={() => undefined}
      />
      <FileDrop label="Not now" hint="CSV or XLSX, at most 20 MB" accept=".csv" isDisabled onChoose={() => undefined} />
    </div>
  )
}

/** A form of many fields at rest and while it is saved, and fields that a phone folds away. */
export function Forms() {
  const words = { save: 'Save', saving: 'Saving', cancel: 'Cancel' }
  return (
    <div className="grid gap-8">
      {[false, true].map((isBusy) => (
        <WideForm
          key={String(isBusy)}
          words={words}
          form={{ isBusy, props: { onSubmit: (event) => event.preventDefault() } }}
          onCancel={() => undefined}
        >
          <Field label="Full name" name="fullName" defaultValue="Sample Person" />
          <Field label="Phone" hint="Only staff see it" name="phone" type="tel" />
        </WideForm>
      ))}
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
        <Field type="search" label="Search" name="people" className="col-span-full lg:col-span-1" hasNote={false} />
        <PhoneFold label="Filters (1 in use)">
          <Field type="date" label="From" name="from" hasNote={false} defaultValue="2026-11-01" />
          <Field type="date" label="Until" name="until" hasNote={false} />
        </PhoneFold>
      </div>
    </div>
  )
}

/** Small pieces: facts, words with a colour, messages, empty and loading places. */
export function Messages() {
  const [isShown, setIsShown] = useState(true)
  return (
    <div className="grid gap-4">
      <Breadcrumb label="Sample path" steps={[{ label: 'Tools' }, { label: 'This page' }]} />
      <div className="flex flex-wrap gap-2">
        <Chip>General</Chip>
        <Chip>Class 12 state: Goa</Chip>
        <Badge tone="safe">Safe</Badge>
        <Badge tone="likely">Likely</Badge>
        <Badge tone="reach">Reach</Badge>
        <Badge tone="plain">Long shot</Badge>
      </div>
      {isShown && (
        <Banner title="Auth Error" tone="error" dismiss={{ label: 'Dismiss', onDismiss: () => setIsShown(false) }}>
          <p>What happened, and what to do.</p>
        </Banner>
      )}
      <Banner title="Some seats are not judged" tone="note">
        <p>They are given by ranks you have not entered.</p>
      </Banner>
      <EmptyState title="No branch here with these filters">
        <p>Try another state or type.</p>
      </EmptyState>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-24" />
      </div>
      <Tabs
        label="Sample tabs"
        tabs={['Safe', 'Likely', 'Reach', 'Long shot'].map((label, at) => ({
          key: label,
          label,
          count: String(at * 40),
          to: '?',
          isCurrent: at === 1,
        }))}
      />
      <PageNav label="Sample pages" page={{ page: 2, limit: 10, total: 90 }} />
      <PageNav label="The last page" page={{ page: 9, limit: 10, total: 90 }} />
    </div>
  )
}

/** What opens above the page. */
export function Overlays() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="line" popoverTarget="sample-sheet">
        Open the sheet
      </Button>
      <Sheet id="sample-sheet" title="A sheet" closeLabel="Close">
        <p>From the bottom on phones, in the middle from 640.</p>
      </Sheet>
      <Button look="line" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      <Dialog title="A question" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="mb-4">It must be answered before anything else.</p>
        <Button onClick={() => setIsOpen(false)}>Answer it</Button>
      </Dialog>
    </div>
  )
}

const SAMPLE_ROWS = [
  { key: 'a', name: 'First row of a sample', figure: '6,842' },
  { key: 'b', name: 'Second row of a sample', figure: '1,20,000' },
]

/** Rows to tick, each with its deeds, and the bar that appears with the first tick. */
export function RowParts() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <Table
        caption="Sample rows"
        rows={SAMPLE_ROWS}
        keyOf={({ key }) => key}
        columns={[
          { name: 'Name', cell: ({ name }) => name, sort: { to: '?sort=name', state: 'ascending' } },
          { name: 'Rank', isFigure: true, cell: ({ figure }) => figure },
        ]}
        item={({ name, figure }) => (
          <>
            <p className="font-semibold">{name}</p>
            <p className="type-small text-secondary tabular-nums">{figure}</p>
          </>
        )}
        selection={{ chosen, onChoose: setChosen, allLabel: 'Choose all', rowLabel: (key) => `Choose row ${key}` }}
        menu={{
          name: 'Deeds',
          of: ({ key }) => (
            <Menu
              label={`Deeds of row ${key}`}
              items={[
                { key: 'open', label: 'Open', to: '?open' },
                { key: 'off', label: 'Not now', onChoose: () => undefined, isDisabled: true },
                { key: 'remove', label: 'Remove', onChoose: () => undefined, isDanger: true },
              ]}
            />
          ),
        }}
      />
      {chosen.size > 0 && (
        <BulkBar label="Chosen rows" status={`${chosen.size} chosen`}>
          <Button look="line" onClick={() => setChosen(new Set())}>
            Choose none
          </Button>
        </BulkBar>
      )}
    </>
  )
}
