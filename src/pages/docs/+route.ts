/** Every path belongs to the documentation; `+onRenderHtml` answers 404 for a route that no page has. */
export default '/*'
