import type { ContactMessage } from '@sopaan/contract/contact'

/** A message of the contact form that waits, with nothing of staff on it yet. */
export const WAITING_MESSAGE: ContactMessage = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  number: 'M-000001',
  fullName: 'Asha Rao',
  email: 'asha@sopaan.test',
  topic: 'payment',
  message: 'We paid twice.',
  state: 'waiting',
  createdAt: '2026-11-20T05:30:00.000Z',
  answer: null,
  answeredAt: null,
  laterAnswers: [],
  language: 'hi',
  userId: null,
  assignee: null,
  notes: [],
}
