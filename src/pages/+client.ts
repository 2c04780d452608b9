import '../browser/entry.ts'
