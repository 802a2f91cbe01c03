/** Nothing to include: code is coloured while the site is built. */
export default function prismIncludeLanguages(): void {
  // Upstream would load Prism's languages here.
}
