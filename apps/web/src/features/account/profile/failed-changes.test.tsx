import { feedbacks } from '@sopaan/contract/feedback'
import { users } from '@sopaan/contract/users'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import FeedbackPage from '#web/features/operations/feedback/feedback-page.tsx'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { LeaveSection } from './leave-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PictureSection } from './picture-section.tsx'

/** A part of the pages before a server that breaks at every change. */
const show = (part: React.ReactNode, api = fakeApi()) =>
  showSignedIn(
    <>
      {part}
      <Toaster />
    </>,
    {
      words: en,
      api: [
        users.deleteMe,
        users.deactivateAccount,
        users.updateMe,
        users.uploadProfilePic,
        users.removeProfilePic,
      ].reduce((all, change) => all.refuse(change, 'INTERNAL'), api),
    },
  )
const press = async (name: string, at = 0) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true })
  const button = buttons.at(at)
  if (!button) throw new Error(`There is no button ${name}.`)
  fireEvent.click(button)
}
const WITH_PICTURE = { ...A_MENTEE, profilePic: '/files/asha.webp' }

test('R366: a deletion that failed is told at the password, and the account is still there', async () => {
  show(<LeaveSection />)
  await press('Delete my account')
  fireEvent.input(await screen.findByLabelText('Password', { exact: true }), { target: { value: 'velvet-otter' } })
  await press('Delete my account', -1)
  expect(await screen.findByText('Account deletion failed.')).toBeTruthy()
})

test('R367: a deactivation that failed is told', async () => {
  show(<LeaveSection />)
  await press('Deactivate my account')
  fireEvent.input(await screen.findByLabelText('Why are you leaving?'), { target: { value: 'A rest' } })
  await press('Deactivate my account', -1)
  expect(await screen.findByText('Account deactivation failed.')).toBeTruthy()
})

test('whoever takes the own data along is told where the file is', async () => {
  const names: string[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:own'
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  show(<LeaveSection />, fakeApi().answer(users.exportMe, 'a file'))
  await press('Export my data')
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy()
  expect(names).toEqual(['sopaan-export.zip'])
  vi.restoreAllMocks()
})

test('R368: a change of the profile that failed is told', async () => {
  show(<PersonSection user={A_MENTEE} />)
  await press('Save')
  expect(await screen.findByText('Update failed')).toBeTruthy()
})

test('R369: a picture that could not be sent is told', async () => {
  show(<PictureSection user={A_MENTEE} />)
  const file = new File(['x'], 'asha.png', { type: 'image/png' })
  fireEvent.change(await screen.findByLabelText('Choose a picture'), { target: { files: [file] } })
  expect(await screen.findByText('Upload failed')).toBeTruthy()
})

test('R370: a picture that could not be removed is told', async () => {
  show(<PictureSection user={WITH_PICTURE} />)
  await press('Remove picture')
  expect(await screen.findByText('Remove failed')).toBeTruthy()
})

test('R371: feedback that could not be sent is told, and what was written stays', async () => {
  show(<FeedbackPage />, fakeApi().answer(feedbacks.history, []).refuse(feedbacks.submit, 'INTERNAL'))
  const words = 'The predictor told me in June what came true in July.'
  fireEvent.click(await screen.findByRole('radio', { name: '4 of 5 stars' }))
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'predictor' } })
  fireEvent.change(screen.getByLabelText('Your feedback'), { target: { value: words } })
  await press('Send feedback')
  expect(await screen.findByText('Failed to submit feedback')).toBeTruthy()
  expect(screen.getByDisplayValue(words)).toBeTruthy()
})
