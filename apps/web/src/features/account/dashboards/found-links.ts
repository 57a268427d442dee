import { paths } from '@sopaan/contract/paths'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/words/use-words.tsx'
import { foundRecordsQuery } from './palette.queries.ts'
import type { NavigationGroup, PaletteLink } from './palette-links.ts'

/** What admins find by words besides pages: people, payments, coupons, events and institutes, each with the way to it. */
export function useFoundLinks(words: string, staffRoles: readonly StaffRole[]): NavigationGroup[] {
  const { account, language } = useWords()
  const titles = account.palette.found
  const { data } = useQuery(foundRecordsQuery(words, staffRoles))
  if (!data) return []
  const people = data.people.map((person) => ({
    key: person._id,
    icon: 'person' as const,
    label: person.fullName,
    note: `${person.email} · ${account.nav.roles[person.role]}`,
    to: paths.managedUser(person._id),
  }))
  const payments = data.payments.map((row) => ({
    key: row._id,
    icon: 'wallet' as const,
    label: `${row.fullName} · ${writeRupees(row.amount)}`,
    note: [writtenIn(language, row.name), row.invoice?.number, formatDate(row.paidAt ?? row.createdAt, language)]
      .filter(Boolean)
      .join(' · '),
    to: paths.managedPayment(row._id),
  }))
  const coupons = data.coupons.map(({ _id, code, note }) => ({
    key: _id,
    icon: 'tag' as const,
    label: code,
    note: note || titles.coupons,
    to: `${paths.managedCoupons()}?${new URLSearchParams({ q: code })}`,
  }))
  const events = data.events.map(({ _id, title, date }) => ({
    key: _id,
    icon: 'calendar' as const,
    label: writtenIn(language, title),
    note: formatDate(date, language),
    to: paths.managedEvent(_id),
  }))
  const institutes = data.institutes.map(({ _id, name, printed, of }) => ({
    key: _id,
    icon: 'cap' as const,
    label: name,
    note: `${of} · ${printed}`,
    to: paths.collegeRecord('institute', _id),
  }))
  return Object.entries({ people, payments, coupons, events, institutes } satisfies Record<string, PaletteLink[]>).map(
    ([key, places]) => ({ key: `found-${key}`, title: titles[key as keyof typeof titles], places }),
  )
}
