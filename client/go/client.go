package contrato

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	firstPause = 200 * time.Millisecond
	// An answer that asks for more patience is given to the caller, who knows what else to do.
	maxPause = 30 * time.Second
	// Long enough for an answer after two of the longest pauses.
	tokenTimeout = timeout + 2*maxPause
	// Longer than the longest wait that an operation offers, which is 30 seconds.
	timeout = 60 * time.Second
)

// standard sends requests unless Client.HTTP is set. A redirect is a refusal: to follow one would turn a POST into a GET.
var standard = &http.Client{
	Timeout:       timeout,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// Error is a refusal of the service. Code is one of the contract's, and empty where something in between answered; Details are as they came.
type Error struct {
	Status    int
	Code      string
	Message   string
	Details   json.RawMessage
	RequestID string
	// RetryAfter is how long the service asks to wait; zero when it does not say.
	RetryAfter time.Duration
}

func (e *Error) Error() string {
	code := e.Code
	if code == "" {
		code = "without a code"
	}
	said := fmt.Sprintf("%d %s: %s", e.Status, code, e.Message)
	if len(e.Details) > 2 { // more than []
		said += " " + string(e.Details)
	}
	return said
}

// Client is a client of the service. It may be used by many goroutines.
type Client struct {
	BaseURL, ClientID, ClientSecret, Audience string
	// TokenPath is "/oauth/v1/token" in revisions with token-path=oauth-v1; "/oauth/token" when empty.
	TokenPath string
	// Attempts is how often a request is sent in all, when repeating does no harm; 3 when zero.
	Attempts int
	// HTTP sends requests; when nil, a client that waits a minute for an answer and follows no redirect.
	HTTP *http.Client

	mutex   sync.Mutex
	token   string
	expires time.Time
	// asking is the request for a token that is under way, for all goroutines that need one.
	asking *asking
}

// asking is a request for a token. Its result may be read once done is closed.
type asking struct {
	done  chan struct{}
	token string
	err   error
}

// NewKey returns an idempotency key. Store it with what is created, to repeat the request after a restart.
func NewKey() string {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic(err)
	}
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// Header is a header that an operation takes in addition to the idempotency key, such as {"country", "bra"}.
type Header struct{ Name, Value string }

// Do calls an operation, and decodes the body of its success into result unless that is nil. The path has its query, as Query writes it; key is
// the idempotency key of an operation that takes one, or empty. A refusal is an *Error.
func (c *Client) Do(ctx context.Context, method, path string, body any, key string, result any, headers ...Header) error {
	var data []byte
	if body != nil {
		var err error
		if data, err = json.Marshal(body); err != nil {
			return err
		}
	}
	token, err := c.accessToken(ctx)
	if err != nil {
		return err
	}
	answer, err := c.repeating(ctx, method, path, data, token, key, headers...)
	if err == nil && answer.status == http.StatusUnauthorized {
		// The token may have been revoked: a new one is tried once.
		c.forget(token)
		fresh, failed := c.accessToken(ctx)
		if failed != nil {
			return failed
		}
		if fresh != token {
			answer, err = c.repeating(ctx, method, path, data, fresh, key, headers...)
		}
	}
	if err != nil {
		return err
	}
	return answer.into(result)
}

// Each calls what it is given with every item of a list, page after page, until that returns an error.
func Each[T any](ctx context.Context, c *Client, path string, query map[string][]string, use func(T) error, headers ...Header) error {
	for number, pages := 0, 1; number < pages; number++ {
		var page struct {
			Data []T
			Meta *struct {
				Pagination struct {
					TotalPages int `json:"total_pages"`
				}
			}
		}
		asked := map[string][]string{}
		for name, values := range query {
			asked[name] = values
		}
		asked["page[number]"] = []string{strconv.Itoa(number)}
		if err := c.Do(ctx, http.MethodGet, path+Query(asked), nil, "", &page, headers...); err != nil {
			return err
		}
		for _, item := range page.Data {
			if err := use(item); err != nil {
				return err
			}
		}
		if page.Meta != nil {
			pages = page.Meta.Pagination.TotalPages
		} else if len(page.Data) > 0 {
			// A list that does not say how many pages there are ends with an empty one.
			pages = number + 2
		}
	}
	return nil
}

// Query writes a query, with its question mark. Lists go in the comma form; a comma within a value is encoded.
func Query(query map[string][]string) string {
	var pairs []string
	for name, values := range query {
		quoted := make([]string, len(values))
		for at, value := range values {
			quoted[at] = url.QueryEscape(value)
		}
		pairs = append(pairs, url.QueryEscape(name)+"="+strings.Join(quoted, ","))
	}
	return "?" + strings.Join(pairs, "&")
}

type answer struct {
	status int
	header http.Header
	body   []byte
}

// accessToken asks for a token once, however many wait for it, and again only after it has expired. Each waits no longer than its own context allows.
func (c *Client) accessToken(ctx context.Context) (string, error) {
	c.mutex.Lock()
	now := time.Now()
	if c.token != "" && now.Before(c.expires) {
		defer c.mutex.Unlock()
		return c.token, nil
	}
	if c.asking == nil {
		c.asking = &asking{done: make(chan struct{})}
		// A caller who gives up leaves the token to the others.
		go c.ask(context.WithoutCancel(ctx), c.asking, now)
	}
	asked := c.asking
	c.mutex.Unlock()
	select {
	case <-ctx.Done():
		return "", ctx.Err()
	case <-asked.done:
		return asked.token, asked.err
	}
}

// ask requests a token, keeps it, and tells it to those who wait.
func (c *Client) ask(ctx context.Context, asked *asking, now time.Time) {
	ctx, cancel := context.WithTimeout(ctx, tokenTimeout)
	defer cancel()
	token, life, err := c.newToken(ctx)
	asked.token, asked.err = token, err
	c.mutex.Lock()
	c.token, c.expires, c.asking = token, now.Add(life), nil
	c.mutex.Unlock()
	close(asked.done)
}

// newToken returns a token and its life.
func (c *Client) newToken(ctx context.Context) (string, time.Duration, error) {
	body, err := json.Marshal(map[string]string{
		"client_id": c.ClientID, "client_secret": c.ClientSecret, "audience": c.Audience, "grant_type": "client_credentials",
	})
	if err != nil {
		return "", 0, err
	}
	given, err := c.repeating(ctx, http.MethodPost, c.tokenPath(), body, "", "")
	if err != nil {
		return "", 0, err
	}
	var token struct {
		AccessToken string `json:"access_token"`
		ExpiresIn   int    `json:"expires_in"`
	}
	if err := given.into(&token); err != nil {
		return "", 0, err
	}
	return token.AccessToken, time.Duration(token.ExpiresIn) * time.Second, nil
}

func (c *Client) tokenPath() string {
	if c.TokenPath == "" {
		return "/oauth/token"
	}
	return c.TokenPath
}

func (c *Client) forget(token string) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.token == token {
		c.token = ""
	}
}

// nothingDone has the statuses after which the request had no effect.
var nothingDone = map[int]bool{http.StatusRequestTimeout: true, http.StatusTooManyRequests: true, http.StatusServiceUnavailable: true}

// repeating sends again when the service did nothing (408, 429, 503); and when no answer came, if nothing can happen twice.
func (c *Client) repeating(ctx context.Context, method, path string, body []byte, token, key string, headers ...Header) (*answer, error) {
	attempts := c.Attempts
	if attempts == 0 {
		attempts = 3
	}
	// The token is the same however often it is requested.
	isToken := path == c.tokenPath()
	repeatable := isToken || key != "" || method == http.MethodGet || method == http.MethodPut || method == http.MethodDelete
	for attempt := 1; ; attempt++ {
		got, err := c.send(ctx, method, path, body, token, key, headers...)
		last := attempt >= attempts
		if err != nil && (last || !repeatable || ctx.Err() != nil) {
			return nil, err
		}
		wait := firstPause << (attempt - 1)
		if err == nil {
			if asked, isSaid := got.retryAfter(); isSaid {
				wait = asked
			}
			if last || !nothingDone[got.status] || wait > maxPause {
				return got, nil
			}
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
}

func (c *Client) send(ctx context.Context, method, path string, body []byte, token, key string, headers ...Header) (*answer, error) {
	request, err := http.NewRequestWithContext(ctx, method, strings.TrimRight(c.BaseURL, "/")+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	own := map[string]string{"accept": "application/json", "x-idempotency-key": key}
	if body != nil {
		own["content-type"] = "application/json"
	}
	if token != "" {
		own["authorization"] = "Bearer " + token
	}
	for _, header := range headers {
		request.Header.Set(header.Name, header.Value)
	}
	for name, value := range own {
		if value != "" {
			request.Header.Set(name, value)
		}
	}
	sender := c.HTTP
	if sender == nil {
		sender = standard
	}
	response, err := sender.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	return &answer{response.StatusCode, response.Header, text}, err
}

// retryAfter is how long the service asks to wait, and whether it says so.
func (a *answer) retryAfter() (time.Duration, bool) {
	seconds, err := strconv.ParseUint(a.header.Get("retry-after"), 10, 20)
	return time.Duration(seconds) * time.Second, err == nil
}

func (a *answer) into(result any) error {
	if a.status >= 200 && a.status < 300 {
		if result == nil || len(a.body) == 0 {
			return nil
		}
		return json.Unmarshal(a.body, result)
	}
	var envelope struct {
		Code  string `json:"error_code"`
		Error struct {
			Message string
			Details json.RawMessage
		}
	}
	// The answer of a proxy is not JSON, and has no code.
	if json.Unmarshal(a.body, &envelope) != nil {
		envelope.Error.Message = string(a.body[:min(len(a.body), 200)])
	}
	wait, isSaid := a.retryAfter()
	if !isSaid {
		wait = 0
	}
	return &Error{
		Status: a.status, Code: envelope.Code, Message: envelope.Error.Message, Details: envelope.Error.Details,
		RequestID: a.header.Get("x-request-id"), RetryAfter: wait,
	}
}
