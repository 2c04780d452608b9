import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hosting } from '../../src/config/hosting-schema.ts'

/**
 * Starts nginx on a built site, with one worker per core, nothing logged, open files remembered and as many requests per connection as the client
 * likes: as fast as it gets.
 * @param folder for its configuration and scratch files
 * @param headers sent with every answer, so that both servers send the same
 */
export async function startNginx(
  folder: string,
  dist: string,
  port: number,
  headers: Hosting['headers'],
): Promise<ChildProcess> {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const configuration = `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 4096; }
http {
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000;
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${dist};
    add_header cache-control no-cache;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
      .join('\n    ')}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, configuration)
  return spawn(
    'nginx',
    ['-c', file, '-p', folder, '-e', path.join(folder, 'nginx.log'), '-g', 'daemon off;'],
    {
      stdio: 'inherit',
    },
  )
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
