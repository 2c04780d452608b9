/** Result of `import.meta.glob('…/*.application.tsx')`: path of a module → function that imports it. */
export type ApplicationModules = Record<string, () => Promise<unknown>>
