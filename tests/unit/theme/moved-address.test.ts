import { expect, test } from 'vitest'
import { movedAddress } from '../../../src/theme/moved-address.ts'

const MOVED = {
  '/api': {
    'start-job': 'jobs',
    jobs: 'jobs',
    'start-job.body-2': 'users',
    'get-user': 'users',
    'get-user.x': '',
  },
  '/fr/api': { 'start-job': 'jobs' },
  '/': { 'start-job': 'jobs' },
  '/ä b': { größe: 'maße' },
}

test.each([
  ['/api#start-job', '/api/jobs#start-job'],
  ['/api#start-job.body.priority:low', '/api/jobs#start-job.body.priority:low'],
  ['/api#jobs', '/api/jobs#jobs'],
  // Parts of another operation whose permalink begins the same.
  ['/api#start-job.body-2', '/api/users#start-job.body-2'],
  ['/api/#start-job', '/api/jobs#start-job'],
  ['/fr/api#start-job', '/fr/api/jobs#start-job'],
  ['/#start-job', '/jobs#start-job'],
  ['/%C3%A4%20b#gr%C3%B6%C3%9Fe.x', '/%C3%A4%20b/maße#gr%C3%B6%C3%9Fe.x'],
])('%s leads to %s', (written, address) => {
  expect(movedAddress(written, MOVED)).toBe(address)
})

test.each([
  '/api',
  '/api#',
  '/api#get-user.x',
  '/api#own-heading',
  '/other#start-job',
  'https://x.example/api#start-job',
])('%s stays what it is', (address) => {
  expect(movedAddress(address, MOVED)).toBe(address)
})
