/** Hands an answer to the browser to be kept as a JSON file. */
export function saveExport(answer: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(answer, undefined, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'sopaan-export.json'
  link.click()
  URL.revokeObjectURL(url)
}
