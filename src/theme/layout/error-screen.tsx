import { issueHref, notFoundIssueTitle, serverErrorIssueTitle } from '../../site/repository-links.ts'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Button } from '../parts/button.tsx'
import { Link } from '../parts/link.tsx'
import article from './article.module.css'
import styles from './error-screen.module.css'
import frame from './frame.module.css'
import { Illustration } from './illustration.tsx'
import { MAIN_ID } from './main-element.ts'

/** Stands for the requested path in the title of an issue until a script puts the path there. */
const PATH_PLACEHOLDER = '%PATH%'

/** What readers see instead of a page (R2.05 – R2.08): what happened, the way back, and how to report it. */
export function ErrorScreen() {
  const { page } = useDrawing()
  const texts = textsOf(page.locale)
  const { heading, message } = page.kind === 'not-found' ? texts.notFound : texts.serverError
  return (
    <main id={MAIN_ID} className={frame['main']} tabIndex={-1} data-part="main">
      <article className={`${article['article']} ${styles['screen']}`} lang={textsLanguage(page.locale)}>
        <Illustration />
        <h1>{heading}</h1>
        <p>{message}</p>
        <Button variant="primary" href="/">
          {texts.backToHomepage}
        </Button>
        <Report />
      </article>
    </main>
  )
}

/** GIT-06, GIT-07; not drawn where it would lead nowhere (GIT-03, R8.03). */
function Report() {
  const { page, config } = useDrawing()
  const { docsRepositoryBase, repositoryKind, notFound, serverSideError } = config.theme
  const { content, labels } = page.kind === 'not-found' ? notFound : serverSideError
  const texts = textsOf(page.locale)
  if (docsRepositoryBase === undefined || content === '') return null
  const title = (page.kind === 'not-found' ? notFoundIssueTitle : serverErrorIssueTitle)(PATH_PLACEHOLDER)
  const href = issueHref(docsRepositoryBase, { title, labels }, repositoryKind)
  if (href === '#') return null
  return (
    <p>
      <Link href={href} newWindow data-rare="" data-broken-link="">
        {content ?? (page.kind === 'not-found' ? texts.brokenLinkIssue : texts.serverErrorIssue)}
      </Link>
    </p>
  )
}
