/** A built site as far as the MCP server reads it: files by name. */
export const SMALL_DOCUMENTATION: Readonly<Record<string, string>> = {
  'mcp.json': JSON.stringify({
    title: 'Small docs',
    description: 'Guides and API reference.',
    locale: 'en',
    home: 'https://docs.small.example/sub/',
    comparisons: [
      {
        route: '/jobs/v2',
        changes: [
          { operation: 'startJob', what: 'response field', breaking: false, after: 'id' },
          {
            operation: 'startJob',
            what: 'path',
            breaking: true,
            before: 'POST /v1/jobs',
            after: 'POST /v2/jobs',
            note: 'Send new jobs to the new path.',
          },
        ],
      },
    ],
  }),
  'search/en.json': JSON.stringify({
    '/': { title: 'Home', data: { '': 'Welcome to small docs.' } },
    '/jobs/v2': {
      title: 'Overview',
      path: ['Jobs', 'V2'],
      data: {
        '': 'Jobs run by themselves.',
        'limits#Limits': 'Five jobs at a time.',
        'more#Limits': 'A second one.',
      },
    },
    '/jobs/v2/api': {
      title: 'API Specification',
      path: ['Jobs', 'V2'],
      data: {
        '': 'All operations.',
        'start-job#Start a job': 'POST /v2/jobs\nstartJob\nStarts a job.',
        'start-job.429#429 Start a job': 'Too many jobs. Wait, then repeat.',
        'start-job.400#400 Start a job': 'The code bad_media says that it cannot be read.',
        'stop-job#Stop a job': 'DELETE /v2/jobs/{id}\nstopJob\nStops a job.',
        'stop-job.429#429 Stop a job': 'Too many jobs. Wait, then repeat.',
      },
      types: {
        'start-job#Start a job': 'operation',
        'start-job.429#429 Start a job': 'error',
        'start-job.400#400 Start a job': 'error',
        'stop-job#Stop a job': 'operation',
        'stop-job.429#429 Stop a job': 'error',
      },
      names: {
        'start-job#Start a job': ['startJob', 'POST https://jobs.small.example/v2/jobs'],
        'stop-job#Stop a job': ['stopJob'],
      },
    },
    '/errors': { title: 'Errors', data: { '': 'All errors.', '429#429: too many requests': 'Wait.' } },
  }),
  'index.md': '# Home\n\nWelcome to small docs.\n',
  'jobs/v2.md': `# Overview\n\nJobs run by themselves.\n\n## Limits\n\nFive jobs at a time.\n\n\`\`\`sh\n# Limits\n\`\`\`\n\n## Limits\n\nA second one.\n`,
  'jobs/v2/api.md': `# API Specification\n\n### Start a job\n\nStarts a job.\n\n#### Errors\n\n429\n\n### Stop a job\n\n${'Stops a job. '.repeat(4000)}`,
  'errors.md': '# Errors\n\n## 429: too many requests\n\nWait, then repeat.\n\n## Next steps\n',
}
