/** The about section: HTML rendered on the server only. */
export function AboutSection({ html }: { html: string }) {
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="my-12 border-y border-line bg-wash py-14 lg:py-16"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
