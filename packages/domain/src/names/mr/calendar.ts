import type { CalendarNames } from '../calendars.ts'

const months = ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर']

/** Days and months as Marathi writes them; short months end in a sign that nobody writes by hand, so they are written out. */
export const calendar: CalendarNames = {
  weekdays: ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months,
  shortMonths: months,
}
