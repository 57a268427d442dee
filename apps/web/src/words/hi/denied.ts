import type { denied as english } from '../en/denied.ts'

export const denied: typeof english = {
  signedInAs: (name, email) => `आप ${name} (${email}) के खाते में हैं।`,
  signOut: 'साइन आउट करके दूसरे खाते से आएँ',
  signedOut: 'साइन आउट हो गया। अब दूसरे खाते से साइन इन करें।',
  signOutFailed:
    'इस स्क्रीन पर साइन आउट हो गया, पर Sopaan तक बात नहीं पहुँची। फोन साझा है तो एक बार फिर साइन इन करके साइन आउट करें।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { denied } }
