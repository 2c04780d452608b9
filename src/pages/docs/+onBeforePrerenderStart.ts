export async function onBeforePrerenderStart() { return ['/', '/a/b', '/500'] }
