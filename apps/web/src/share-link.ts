/** Opens the system's own sheet for a link; closing it without a choice is an answer too. */
export async function shareLink(link: { text: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch {
    // Nobody was chosen.
  }
}
