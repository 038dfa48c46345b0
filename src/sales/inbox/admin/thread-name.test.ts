import { expect, test } from 'vitest'
import { threadTitle } from './thread-name.ts'

test('a conversation goes by its contact, and says who else wrote last', () => {
  const title = (contactName: string | null, lastWriter: string | null, handle = 'pim@x.example') =>
    threadTitle({ contactName, lastWriter, handle, name: 'Pim Suksan' })
  expect(title('Pim Suksan', 'Somchai Dee')).toBe('Pim Suksan · from Somchai Dee')
  expect(title('Pim Suksan', 'pim  suksan')).toBe('Pim Suksan')
  expect(title('Pim Suksan', 'Pim')).toBe('Pim Suksan')
  expect(title('Pim Suksan', null)).toBe('Pim Suksan')
  expect(title('Pim Suksan', 'pim@x.example')).toBe('Pim Suksan')
  expect(title('Pim Suksan', '+66815550102', '+66815550102')).toBe('Pim Suksan')
  expect(title(null, 'Somchai')).toBe('Pim Suksan · from Somchai')
})
