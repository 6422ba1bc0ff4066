const CRAWLER = /bot\b|crawl|spider|slurp|yandex(?!.*yabrowser)|headless|curl|wget|python|scrapy/i

/** Whether a User-Agent says that it is a program; whoever says nothing is one too. */
export const isCrawler = (userAgent: string | undefined): boolean =>
  !userAgent || CRAWLER.test(userAgent)
