import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { readRupees, writeRupees, writeRupeesExactly } from './rupees.ts'

test.each([
  [49_900, 'Rupees Four Hundred Ninety-Nine Only', 'चार सौ निन्यानवे रुपये मात्र'],
  [100, 'Rupee One Only', 'एक रुपया मात्र'],
  [0, 'Rupees Zero Only', 'शून्य रुपये मात्र'],
  [150, 'Rupee One and Fifty Paise Only', 'एक रुपया और पचास पैसे मात्र'],
  [1_201, 'Rupees Twelve and One Paise Only', 'बारह रुपये और एक पैसा मात्र'],
  [12_00_050_00, 'Rupees Twelve Lakh Fifty Only', 'बारह लाख पचास रुपये मात्र'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only',
    'बारह लाख चौंतीस हजार पाँच सौ सड़सठ रुपये और नवासी पैसे मात्र',
  ],
  [1_00_00_000_00, 'Rupees One Crore Only', 'एक करोड़ रुपये मात्र'],
  [
    99_99_99_99_999_00,
    'Rupees Nine Thousand Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only',
    'नौ हजार नौ सौ निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हजार नौ सौ निन्यानवे रुपये मात्र',
  ],
])('%i paise are written out as %j', (paise, english, hindi) => {
  expect(amountInWords(paise, 'en')).toBe(english)
  expect(amountInWords(paise, 'hi')).toBe(hindi)
})

test('each number below a hundred has a word of its own in Hindi', () => {
  const words = Array.from({ length: 100 }, (_, rupees) => amountInWords(rupees * 100, 'hi').split(' ')[0])
  expect(new Set(words).size).toBe(100)
})

test('rupees are grouped the Indian way, with paise where there are any', () => {
  expect([49_900, 12_00_050_00, 4_950, 5].map(writeRupees)).toEqual(['₹499', '₹12,00,050', '₹49.50', '₹0.05'])
  expect([49_900, 12_00_050_05].map(writeRupeesExactly)).toEqual(['₹499.00', '₹12,00,050.05'])
})

test('an amount that a person typed is read to the paisa, or not at all', () => {
  expect(['499', '₹ 1,499', '49.5', ' 0.05 ', '9999999'].map(readRupees)).toEqual([
    49_900, 149_900, 4_950, 5, 999_999_900,
  ])
  for (const typed of ['', '4.999', '-1', '1e3', 'free', '.5', '10000000', '१०'])
    expect(readRupees(typed)).toBeUndefined()
})
